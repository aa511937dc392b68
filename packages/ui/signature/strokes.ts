/** A place on the stage in CSS pixels, `t` in ms since the first touch of the signature. */
export interface StrokePoint {
  readonly x: number
  readonly y: number
  readonly t: number
}

export type Stroke = readonly StrokePoint[]

/** A signature as it was drawn, on a stage of that size lying across. */
export interface Strokes {
  readonly width: number
  readonly height: number
  readonly strokes: readonly Stroke[]
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A window standing upright shows the stage turned by 90° to the right. */
export const isUpright = ({ width, height }: Size): boolean => height > width

/** Returns the size of the stage: always landscape, however the window is turned. */
export const stageOf = (frame: Size): Size =>
  isUpright(frame) ? { width: frame.height, height: frame.width } : { width: frame.width, height: frame.height }

/** Where a touch at this place of the window falls on the stage. */
export const onStage = (touch: { readonly x: number; readonly y: number }, frame: Size) =>
  isUpright(frame) ? { x: touch.y, y: frame.width - touch.x } : { x: touch.x, y: touch.y }

/** How far the pen went, from edge to edge of the line; undefined while nothing is drawn. */
export const boundsOf = (strokes: readonly Stroke[], penWidth: number) => {
  const points = strokes.flat()
  if (points.length === 0) return undefined
  const half = penWidth / 2
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  }
}
