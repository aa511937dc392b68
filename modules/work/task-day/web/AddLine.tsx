import { useState } from 'react'
import { hourWords, type Line } from './day-lines.ts'

interface Props {
  readonly rest: readonly Line[]
  readonly onAdd: (line: Line) => void
  readonly onType: (title: string) => void
}

const shownAtOnce = 5

/** Lists further open work, and offers a line for work without a record. */
export const AddLine = ({ rest, onAdd, onType }: Props) => {
  const [title, setTitle] = useState('')
  const [isWhole, setWhole] = useState(false)
  const add = (): void => {
    if (title.trim() === '') return
    onType(title.trim())
    setTitle('')
  }
  return (
    <section className="cb-day-add" aria-label="添加事项">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <input
          value={title}
          maxLength={255}
          placeholder="添加其他事项"
          aria-label="其他事项"
          onChange={(event) => setTitle(event.target.value)}
        />
        <button type="submit" className="cb-button" disabled={title.trim() === ''}>
          添加
        </button>
      </form>
      {(isWhole ? rest : rest.slice(0, shownAtOnce)).map((line) => (
        <button key={line.key} type="button" className="cb-day-offer" onClick={() => onAdd(line)}>
          <span>{line.title}</span>
          <small>{hourWords(line.planHours)} 小时</small>
        </button>
      ))}
      {!isWhole && rest.length > shownAtOnce && (
        <button type="button" className="cb-day-more" onClick={() => setWhole(true)}>
          其余 {rest.length - shownAtOnce} 项
        </button>
      )}
    </section>
  )
}
