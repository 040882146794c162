// A PMTiles file with one vector tile of the whole world, all of it land. Formats: PMTiles version 3, Mapbox Vector Tile 2.1.

const field = (number: number, content: Buffer) => Buffer.concat([Buffer.from([(number << 3) | 2, content.length]), content])
const number = (at: number, value: number) => Buffer.from([at << 3, ...varint(value)])
const varint = (value: number): number[] => (value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))])
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2)
const extent = 4096

function tile(): Buffer {
  const [moveTo, lineTo, close] = [9, 26, 15]
  const steps = [0, 0, extent, 0, 0, extent, -extent, 0].map(zigzag)
  const geometry = Buffer.from([moveTo, ...steps.slice(0, 2), lineTo, ...steps.slice(2), close].flatMap(varint))
  const feature = Buffer.concat([number(3, 3), field(4, geometry)])
  return field(3, Buffer.concat([number(15, 2), field(1, Buffer.from('earth')), field(2, feature), number(5, extent)]))
}

/** The file's bytes. */
export function streetsFile(): Buffer {
  const world = tile()
  // One entry: tile 0, once, its length, and its offset plus one.
  const directory = Buffer.from([1, 0, 1, ...varint(world.length), 1])
  const about = Buffer.from('{}')
  const head = Buffer.alloc(127)
  head.write('PMTiles')
  head.writeUInt8(3, 7)
  const start = head.length + directory.length
  const numbers = [head.length, directory.length, start, about.length, 0, 0, start + about.length, world.length, 1, 1, 1]
  numbers.forEach((value, place) => head.writeBigUInt64LE(BigInt(value), 8 + place * 8))
  // Clustered, neither directory nor tiles compressed, vector tiles, zoom 0 only.
  head.set([1, 1, 1, 1, 0, 0], 96)
  ;[-180e7, -85e7, 180e7, 85e7].forEach((value, place) => head.writeInt32LE(value, 102 + place * 4))
  return Buffer.concat([head, directory, about, world])
}
