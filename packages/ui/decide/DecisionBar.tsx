import type { Entity } from '@chengban/kernel/entity.ts'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { AuditDetail } from '../audit/audit-detail.ts'
import { Opinion } from '../audit/Opinion.tsx'
import { useAnswers } from '../audit/use-answers.ts'
import { useAskedAnswer } from '../audit/use-asked-answer.tsx'
import { type Decide, useDecide } from '../audit/use-decide.ts'
import { OPINION_NEEDED } from '../audit/use-decision.ts'
import { useFurther } from '../audit/use-further.tsx'
import { useKept } from '../data/kept.ts'
import { idOf, type Row } from '../data/row.ts'
import { useSigning } from '../signature/use-signing.tsx'
import { useShortcut } from '../window/shortcuts.ts'
import '../audit/actions.css'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly detail: AuditDetail | undefined
  readonly again: () => void
  readonly onDecided: () => void
}

/** 同意 and 驳回 with the opinion, always in sight. a agrees, r goes to the opinion and with one refuses. */
export const DecisionBar = (props: Props) => {
  const { entity, row, detail, again } = props
  const decide = useDecide(entity, row, again)
  const further = useFurther(entity, row, detail, decide)
  const { pass, reject, opinion, write, isWrong, busy, box, agree, refuse, pad, dialog } = useAnswering(props, decide)
  return (
    <footer className="cb-decision-bar" ref={box}>
      {(pass || reject) && <Opinion text={opinion} wrong={isWrong} focused={false} onChange={write} />}
      {isWrong && (
        <p className="cb-audit-error" role="alert">
          {OPINION_NEEDED}
        </p>
      )}
      <div className="cb-audit-row">
        {pass && (
          <Button type="primary" title="同意 a" loading={busy === 'pass'} disabled={busy === 'reject'} onClick={agree}>
            {pass.label}
          </Button>
        )}
        {reject && (
          <Button danger title="驳回 r" loading={busy === 'reject'} disabled={busy === 'pass'} onClick={refuse}>
            {reject.label}
          </Button>
        )}
        {further.acts.map(({ name, label, run }) => (
          <Button key={name} type="text" onClick={run}>
            {label}
          </Button>
        ))}
        {!pass && !reject && <span className="cb-decision-none">不在你这里</span>}
      </div>
      {pad}
      {dialog}
      {further.sheet}
    </footer>
  )
}

const keptOpinion = (entity: Entity, row: Row): string => `opinion ${entity.name} ${idOf(row)}`

/** The opinion being written and the decision being sent; without the words a refusal needs they are asked for. */
const useAnswering = ({ entity, row, detail, again, onDecided }: Props, decide: Decide) => {
  const { sign, pad } = useSigning()
  const { pass, reject } = useAnswers(entity, row, detail)
  const {
    value: opinion,
    change: setOpinion,
    forget,
  } = useKept<string>(keptOpinion(entity, row), (words) => words ?? '')
  const [isWrong, setWrong] = useState(false)
  const [busy, setBusy] = useState<'pass' | 'reject'>()
  const box = useRef<HTMLElement>(null)
  const give = async (name: 'pass' | 'reject', act: () => Promise<boolean>): Promise<void> => {
    if (busy) return
    setBusy(name)
    const isDone = await act()
    setBusy(undefined)
    if (!isDone) return
    forget()
    onDecided()
  }
  const signing = detail?.needSignature ? sign : undefined
  const asked = useAskedAnswer(entity, row, pass, { sign: signing, again })
  const agree = (): void => {
    if (pass?.move) void give('pass', () => asked.ask(opinion))
    else if (pass) void give('pass', () => decide.approve(opinion.trim(), signing, pass))
  }
  const refuse = (): void => {
    if (!reject) return
    if (opinion.trim()) return void give('reject', () => decide.reject(opinion.trim(), reject))
    setWrong(true)
    box.current?.querySelector('textarea')?.focus()
  }
  useShortcut('a', agree)
  useShortcut('r', refuse)
  const write = (text: string): void => {
    setOpinion(text)
    setWrong(false)
  }
  return { pass, reject, opinion, write, isWrong, busy, box, agree, refuse, pad, dialog: asked.dialog }
}
