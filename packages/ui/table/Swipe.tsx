import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import './swipe.css'

interface Props {
  /** The act behind the card: 同意. Also to be found on the card's own page. */
  readonly label: string
  readonly onAct: () => void
  readonly children: ReactNode
}

const WIDTH = 84
const STIR = 8

/** A card pushed to the left on a phone shows its act; a tap on that does it. */
export function Swipe({ label, onAct, children }: Props) {
  const [open, setOpen] = useState(false)
  const { shift, drag } = useDrag(open, setOpen)
  return (
    <div className="cb-swipe">
      <button
        type="button"
        className="cb-swipe-act"
        tabIndex={open ? 0 : -1}
        aria-hidden={!open}
        onClick={() => {
          setOpen(false)
          onAct()
        }}
      >
        {label}
      </button>
      <div
        className={shift === undefined ? 'cb-swipe-card is-still' : 'cb-swipe-card'}
        style={slid(shift ?? (open ? -WIDTH : 0))}
        {...drag}
      >
        {children}
      </div>
    </div>
  )
}

/** The card gives way at its right; its words stay where they are. */
function slid(shift: number) {
  return shift === 0 ? {} : { marginRight: -shift }
}

/** Only touches slide; a slide is no tap, so the click after it is swallowed. */
function useDrag(open: boolean, setOpen: (open: boolean) => void) {
  const start = useRef<number>(undefined)
  const moved = useRef(false)
  const [shift, setShift] = useState<number>()
  const rest = open ? -WIDTH : 0
  const end = () => {
    if (shift !== undefined) setOpen(shift < -WIDTH / 2)
    start.current = undefined
    setShift(undefined)
  }
  return {
    shift,
    drag: {
      onPointerDown(event: PointerEvent) {
        moved.current = false
        start.current = event.pointerType === 'touch' ? event.clientX : undefined
      },
      onPointerMove(event: PointerEvent) {
        if (start.current === undefined) return
        const by = event.clientX - start.current
        if (Math.abs(by) < STIR && !moved.current) return
        moved.current = true
        setShift(Math.max(-WIDTH - 12, Math.min(0, rest + by)))
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClickCapture(event: { stopPropagation: () => void; preventDefault: () => void }) {
        if (!moved.current) return
        moved.current = false
        event.stopPropagation()
        event.preventDefault()
      },
    },
  }
}
