// The pictures that are drawn for a tenant.

/** The picture of a shared link: what its address begins with, and its size in pixels. Source: ogp.me; 1.91 to 1 is shown whole. */
export const sharedPicture = { kind: 'share', width: 1200, height: 630 } as const
/** The icon on a home screen of Apple's devices, which take no SVG; its size in pixels. */
export const homeIcon = { kind: 'icon', width: 180, height: 180 } as const
/** A picture that is drawn. */
export type DrawnPicture = typeof sharedPicture | typeof homeIcon

/** The path of a picture. */
export const picturePath = ({ kind }: DrawnPicture): string => `/${kind}.png`
/** Its address for a tenant. */
export const pictureAddress = (picture: DrawnPicture, tenantId: string): string =>
  `${picturePath(picture)}?${new URLSearchParams({ tenantId })}`
