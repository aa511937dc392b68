import { present } from '@chengban/kernel/present.ts'
import type { Stroke, StrokePoint } from './strokes.ts'

/** The pen of all signatures; widths in CSS pixels. */
export const pen = { color: '#008000', least: 1, most: 3.6 } as const

/** How wide the line is at each point: the faster, the thinner, never below the least. */
export const widthsOf = (stroke: Stroke): readonly number[] => {
  let width = (pen.least + pen.most) / 2
  return stroke.map((point, at) => {
    const before = stroke[at - 1]
    if (before) width = width * 0.7 + wished(before, point) * 0.3
    return width
  })
}

const wished = (from: StrokePoint, to: StrokePoint): number => {
  const speed = Math.hypot(to.x - from.x, to.y - from.y) / Math.max(1, to.t - from.t)
  return Math.max(pen.least, pen.most / (1 + speed))
}

/** Draws a stroke as a smooth line through its points; a touch alone is a dot. */
export const drawStroke = (context: CanvasRenderingContext2D, stroke: Stroke): void => {
  context.strokeStyle = pen.color
  context.fillStyle = pen.color
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const widths = widthsOf(stroke)
  const [first] = stroke
  if (first && stroke.length === 1) dot(context, first)
  stroke.slice(1).forEach((point, at) => {
    const from = present(stroke[at])
    const before = stroke[at - 1]
    const start = before ? middle(before, from) : from
    const end = at === stroke.length - 2 ? point : middle(from, point)
    context.beginPath()
    context.lineWidth = widths[at + 1] ?? pen.least
    context.moveTo(start.x, start.y)
    context.quadraticCurveTo(from.x, from.y, end.x, end.y)
    context.stroke()
  })
}

const dot = (context: CanvasRenderingContext2D, { x, y }: StrokePoint): void => {
  context.beginPath()
  context.arc(x, y, pen.most / 2, 0, 2 * Math.PI)
  context.fill()
}

const middle = (a: StrokePoint, b: StrokePoint) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
