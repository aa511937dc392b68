import type { Entity } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Tells } from '@chengban/kernel/tells.ts'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Row } from '../data/row.ts'
import { DrawerFrame } from '../form/DrawerFrame.tsx'
import { useFirstFocus } from '../form/first-focus.ts'
import { MoveFields } from '../move/MoveFields.tsx'
import { useMove } from '../move/use-move.ts'
import { useShortcut } from '../window/shortcuts.ts'
import { useWayBack } from '../window/way-back.ts'
import { ToldAnswer } from './ToldAnswer.tsx'
import type { Offering } from './use-offers.ts'
import '../form/form.css'
import '../move/move.css'
import './offer.css'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly rows: readonly Row[]
  readonly offering: Offering
  readonly tells: Tells
  readonly title?: string
  readonly onClose: () => void
}

/** Shows the answer of a call below its input; sends the call at once when no input is missing. */
export default function AnswerDrawer({ entity, row, rows, offering, tells, title, onClose }: Props) {
  const { move } = offering
  const [answer, setAnswer] = useState<Row>()
  const send = async (input: Row): Promise<string> => {
    setAnswer(await offering.read(rows, input))
    return ''
  }
  const asked = useMove({ entity, row, move, send, onClose: nothing, onMoved: nothing })
  const { form, required, isBusy, run } = asked
  useWayBack(true, onClose)
  useShortcut('mod+enter', () => void run())
  const onStill = useFirstFocus(form, form.names)
  const begin = useEffectEvent(() => {
    if ([...required].every((name) => !isEmpty(form.values[name]))) void run()
  })
  useEffect(() => begin(), [])
  return (
    <DrawerFrame
      title={title ?? move.label}
      width={tells.tables ? 1120 : 720}
      foot={null}
      onClose={onClose}
      onStill={onStill}
    >
      {form.names.length > 0 && (
        <div className="cb-told-asked">
          <MoveFields asked={asked} move={move} words={noWords} isLarge />
          <Button type="primary" loading={isBusy} onClick={() => void run()}>
            查询 <kbd>Ctrl ↵</kbd>
          </Button>
        </div>
      )}
      <div className="cb-told" aria-live="polite" aria-busy={isBusy}>
        {answer && <ToldAnswer tells={tells} answer={answer} label={move.label} />}
      </div>
    </DrawerFrame>
  )
}

const nothing = (): void => undefined
const noWords = {}
