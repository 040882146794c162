// The two kinds of addresses that streets of a map come from.

/** Whether an address is one file with the streets of an area, in the format PMTiles. */
export const isPmtilesUrl = (address: string): boolean => /^https:\/\/[^\s?#]+\.pmtiles(\?\S*)?$/.test(address)

/** Whether an address is a tile template: https, with {z}, {x} and {y}. */
export const isTileTemplate = (address: string): boolean =>
  /^https:\/\/[^\s]+$/.test(address) && ['{z}', '{x}', '{y}'].every((part) => address.includes(part))
