// The pictures that are drawn for a tenant.

/** A picture that is drawn: what its address begins with, and its size in pixels. */
export interface DrawnPicture {
  kind: string
  width: number
  height: number
  /** The part of the width that a mark takes; absent for the picture of a shared link. */
  mark?: number
}

/** The picture of a shared link. Source: ogp.me; 1.91 to 1 is shown whole. */
export const sharedPicture: DrawnPicture = { kind: 'share', width: 1200, height: 630 }
/** The icon on a home screen of Apple's devices, which take no SVG. */
export const homeIcon: DrawnPicture = { kind: 'icon', width: 180, height: 180, mark: 0.67 }
/** The icons of the manifest: browsers install pages with one of 192 and one of 512 pixels. */
export const appIcons: readonly DrawnPicture[] = [192, 512].map((width) => ({ kind: `icon-${width}`, width, height: width, mark: 0.67 }))
/** The icon of which a device cuts a shape: whatever matters is in its inner circle of 80 %. Source: w3.org/TR/appmanifest, icon masks. */
export const maskableIcon: DrawnPicture = { kind: 'icon-maskable', width: 512, height: 512, mark: 0.5 }
/** All of them. */
export const drawnPictures: readonly DrawnPicture[] = [sharedPicture, homeIcon, ...appIcons, maskableIcon]

/** The path of a picture. */
export const picturePath = ({ kind }: DrawnPicture): string => `/${kind}.png`
/** Its address for a tenant. */
export const pictureAddress = (picture: DrawnPicture, tenantId: string): string =>
  `${picturePath(picture)}?${new URLSearchParams({ tenantId })}`
