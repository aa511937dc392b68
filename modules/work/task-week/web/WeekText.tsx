import './week-text.css'

interface Props {
  readonly label: string
  readonly text: string
  readonly onType: (text: string) => void
}

/** Words about the whole week, which grow with their text. */
export const WeekText = ({ label, text, onType }: Props) => (
  <label className="cb-week-text">
    {label}
    <textarea
      rows={1}
      maxLength={10_000}
      placeholder={`${label}（选填）`}
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
  </label>
)
