import './words.css'

interface Props {
  readonly words: readonly string[] | undefined
  readonly onChoose: (word: string) => void
}

/** What people mostly say, to be pressed in place of typing. */
export const Words = ({ words = [], onChoose }: Props) =>
  words.length > 0 && (
    <div className="cb-words">
      {words.map((word) => (
        <button key={word} type="button" onClick={() => onChoose(word)}>
          {word}
        </button>
      ))}
    </div>
  )
