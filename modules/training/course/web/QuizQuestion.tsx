import type { FileEntry } from '@chengban/ui/files/file-entry.ts'
import type { Paper } from './learn-calls.ts'

interface Props {
  readonly question: Paper['questions'][number]
  readonly chosen: readonly string[]
  readonly onChoose: (keys: readonly string[]) => void
}

/** One question with its options: one of them, or several. */
export const QuizQuestion = ({ question, chosen, onChoose }: Props) => {
  const { questionId, type, content, images, options, score } = question
  const isMany = type === '多选'
  const toggle = (key: string): void => {
    if (!isMany) onChoose([key])
    else onChoose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key].sort())
  }
  return (
    <li>
      <fieldset>
        <legend>
          {content} <small>{`${type}，${score} 分`}</small>
        </legend>
        {((images ?? []) as unknown as readonly FileEntry[]).map(({ url, name }) => (
          <img key={url} src={url} alt={name} />
        ))}
        {options.map(({ key, text }) => (
          <label key={key}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={questionId}
              checked={chosen.includes(key)}
              onChange={() => toggle(key)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
    </li>
  )
}
