import { type CSSProperties, use } from 'react'
import { type FilePin, FilePlacesContext } from './file-places.ts'

/** The mark of a remark at its place in the file. */
export const Pin = ({ pin, style }: { readonly pin: FilePin; readonly style?: CSSProperties }) => {
  const { chosen, onChoose } = use(FilePlacesContext)
  return (
    <button
      type="button"
      className={pin.isResolved ? 'cb-pin is-resolved' : 'cb-pin'}
      aria-label={`批注 ${pin.number}`}
      aria-pressed={chosen === pin.id}
      style={style}
      onClick={() => onChoose(pin.id)}
    >
      {pin.number}
    </button>
  )
}
