import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { drawStroke } from './pen.ts'
import { onStage, type Stroke, type StrokePoint, stageOf } from './strokes.ts'

/** Draws on a canvas that fills the window; a stroke is stored when the pen is lifted. */
export const useStrokes = (canvas: RefObject<HTMLCanvasElement | null>) => {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const frame = useFrame()
  const running = useRef<StrokePoint[]>(undefined)
  const began = useRef(0)
  useEffect(() => draw(canvas.current, frame, strokes), [canvas, frame, strokes])
  const pointOf = ({ clientX, clientY, timeStamp }: globalThis.PointerEvent): StrokePoint => {
    const place = onStage({ x: clientX, y: clientY }, frame)
    return { ...place, t: Math.round(timeStamp - began.current) }
  }
  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (strokes.length === 0) began.current = event.timeStamp
    running.current = [pointOf(event.nativeEvent)]
  }
  const move = (event: PointerEvent): void => {
    if (!running.current || !event.isPrimary) return
    const given = event.nativeEvent.getCoalescedEvents?.() ?? []
    running.current.push(...(given.length ? given : [event.nativeEvent]).map(pointOf))
    draw(canvas.current, frame, [...strokes, running.current])
  }
  const up = (): void => {
    const stroke = running.current
    running.current = undefined
    if (stroke) setStrokes([...strokes, stroke])
  }
  return {
    strokes,
    frame,
    clear: () => setStrokes([]),
    undo: () => setStrokes(strokes.slice(0, -1)),
    pen: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}

interface Frame {
  readonly width: number
  readonly height: number
}

/** The window's size, followed when the device is turned. */
const useFrame = (): Frame => {
  const [frame, setFrame] = useState(frameNow)
  useEffect(() => {
    const follow = (): void => setFrame(frameNow())
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [])
  return frame
}

const frameNow = (): Frame => ({ width: innerWidth, height: innerHeight })

const draw = (canvas: HTMLCanvasElement | null, frame: Frame, strokes: readonly Stroke[]): void => {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  const { width, height } = stageOf(frame)
  const scale = devicePixelRatio || 1
  canvas.width = width * scale
  canvas.height = height * scale
  context.setTransform(scale, 0, 0, scale, 0, 0)
  for (const stroke of strokes) drawStroke(context, stroke)
}
