import { KEPT_WORDS } from '@chengban/ui/outbox/keep-unsent.ts'

interface Props {
  readonly isWaiting: boolean
  readonly refused: string | undefined
  readonly again: () => void
}

/** Why a day was refused. One that changed meanwhile is read again by a press; what was typed is kept. */
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
