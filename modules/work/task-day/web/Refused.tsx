import { KEPT_WORDS } from '@chengban/ui/outbox/keep-unsent.ts'

interface Props {
  readonly isWaiting: boolean
  readonly refused: string | undefined
  readonly again: () => void
}

/** Why the server refused the day. After a change by somebody else 刷新 reads it again and keeps the input. */
export const Refused = ({ isWaiting, refused, again }: Props) => (
  <p role="alert">
    {isWaiting ? KEPT_WORDS : refused}
    {!isWaiting && refused?.endsWith('请刷新') && (
      <button type="button" className="cb-button" onClick={again}>
        刷新
      </button>
    )}
  </p>
)
