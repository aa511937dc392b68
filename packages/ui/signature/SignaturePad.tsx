import { type RefObject, useEffect, useRef, useState } from 'react'
import { useShortcut } from '../window/shortcuts.ts'
import { useWayBack } from '../window/way-back.ts'
import { pictureOf } from './picture.ts'
import { isUpright, type Strokes, stageOf } from './strokes.ts'
import { useStrokes } from './use-strokes.ts'
import './signature.css'

/** A signature: the picture, and how it was drawn. */
export interface Drawn {
  readonly png: Blob
  readonly strokes: Strokes
}

export interface PadProps {
  /** Keeps it; the pad stays open while it runs, and with its strokes when it is refused. */
  readonly onDone: (drawn: Drawn) => Promise<void>
  readonly onShut: () => void
}

const EMPTY = '请签名'

/** The whole window as a sheet lying across, to sign with finger, pen or mouse. */
export const SignaturePad = ({ onDone, onShut }: PadProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { strokes, frame, clear, undo, pen } = useStrokes(canvas)
  const { error, isBusy, run, forgive } = useGiving(onDone)
  useOpened(dialog)
  useWayBack(true, () => dialog.current?.close())
  useShortcut('mod+z', undo)
  const give = (): Promise<void> =>
    run(async () => {
      if (strokes.length === 0) throw new Error(EMPTY)
      return { png: await pictureOf(strokes), strokes: { ...stageOf(frame), strokes } }
    })
  const { width, height } = stageOf(frame)
  return (
    <dialog ref={dialog} className="cb-pad" aria-label="签名" onClose={onShut}>
      {/* the whole of it goes full screen: an element that does loses its own turn */}
      <div className="cb-pad-whole">
        <div className={isUpright(frame) ? 'cb-pad-stage is-turned' : 'cb-pad-stage'} style={{ width, height }}>
          <canvas ref={canvas} role="img" aria-label="在这里签名" {...pen} onPointerDownCapture={forgive} />
          {strokes.length === 0 && <p aria-hidden="true">在线上签名</p>}
          <div className="cb-pad-acts">
            <button type="button" className="cb-button large" onClick={() => dialog.current?.close()}>
              取消
            </button>
            <span role="alert">{error}</span>
            <button type="button" className="cb-button large" disabled={strokes.length === 0 || isBusy} onClick={clear}>
              清除
            </button>
            <button type="button" className="cb-button large" disabled={strokes.length === 0 || isBusy} onClick={undo}>
              撤销一笔
            </button>
            <button type="button" className="cb-button ink large" disabled={isBusy} onClick={() => void give()}>
              确定
            </button>
          </div>
        </div>
      </div>
    </dialog>
  )
}

const useGiving = (onDone: PadProps['onDone']) => {
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const run = async (draw: () => Promise<Drawn>): Promise<void> => {
    setBusy(true)
    setError('')
    try {
      await onDone(await draw())
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : '系统异常')
    } finally {
      setBusy(false)
    }
  }
  return { error, isBusy, run, forgive: () => setError('') }
}

/** Opens over everything; on touch devices also requests full screen in landscape. */
const useOpened = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const open = dialog.current
    open?.showModal()
    const whole = open?.firstElementChild
    if (whole && matchMedia('(pointer: coarse)').matches) void turn(whole)
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [dialog])
}

// a device may refuse both: then the stage is drawn rotated instead
const turn = async (whole: Element): Promise<void> => {
  const { orientation } = screen
  await whole.requestFullscreen?.().catch(() => undefined)
  await orientation?.lock?.('landscape').catch(() => undefined)
}
