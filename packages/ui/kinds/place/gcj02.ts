const axis = 6_378_245
const squash = 0.006_693_421_622_965_943

interface Degrees {
  readonly lng: number
  readonly lat: number
}

/** Where a device says it is (WGS-84) as maps of China write it (GCJ-02); places abroad stay as they are. */
export const toGcj02 = ({ lng, lat }: Degrees): Degrees => {
  if (!isInChina({ lng, lat })) return { lng, lat }
  const radians = (lat / 180) * Math.PI
  const magic = 1 - squash * Math.sin(radians) ** 2
  const root = Math.sqrt(magic)
  const [x, y] = [lng - 105, lat - 35]
  return {
    lng: lng + (eastward(x, y) * 180) / ((axis / root) * Math.cos(radians) * Math.PI),
    lat: lat + (northward(x, y) * 180) / (((axis * (1 - squash)) / (magic * root)) * Math.PI),
  }
}

const isInChina = ({ lng, lat }: Degrees): boolean => lng > 73.66 && lng < 135.05 && lat > 3.86 && lat < 53.55

const waves = (along: number, far: readonly [number, number, number]): number =>
  ((20 * Math.sin(along * Math.PI) + 40 * Math.sin((along / 3) * Math.PI)) * 2) / 3 +
  ((far[0] * Math.sin((along / far[1]) * Math.PI) + far[2] * Math.sin((along / 30) * Math.PI)) * 2) / 3

const ripple = (x: number): number => ((20 * Math.sin(6 * x * Math.PI) + 20 * Math.sin(2 * x * Math.PI)) * 2) / 3

const northward = (x: number, y: number): number =>
  -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x)) + ripple(x) + waves(y, [160, 12, 320])

const eastward = (x: number, y: number): number =>
  300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x)) + ripple(x) + waves(x, [150, 12, 300])
