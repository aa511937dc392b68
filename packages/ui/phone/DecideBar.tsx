import { EllipsisOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Suspense, useState } from 'react'
import type { answersOf } from '../audit/answers.ts'
import type { AuditDetail } from '../audit/audit-detail.ts'
import { useAnswers } from '../audit/use-answers.ts'
import { useAskedAnswer } from '../audit/use-asked-answer.tsx'
import { type Decide, type Sign, useDecide } from '../audit/use-decide.ts'
import { useFurther } from '../audit/use-further.tsx'
import { canOf, idOf, type Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { mayMend } from '../record/mend.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { useSigning } from '../signature/use-signing.tsx'
import { NextTask } from './NextTask.tsx'
import { OpinionSheet } from './OpinionSheet.tsx'

const MendForm = lazyPart(() => import('./MendForm.tsx'))

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly detail: AuditDetail | undefined
  readonly again: () => void
}

type Open = 'approve' | 'reject' | 'more' | 'mend'

/** Fixed at the foot, exactly what may be done: an approver's 更多, 驳回, 同意; an applicant's own acts. Each decision is two taps. */
export const DecideBar = ({ entity, row, detail, again }: Props) => {
  const decide = useDecide(entity, row, again)
  const further = useFurther(entity, row, detail, decide)
  const [open, setOpen] = useState<Open>()
  const answers = useAnswers(entity, row, detail)
  const { pass, reject } = answers
  const { sign, pad } = useSigning()
  const signing = detail?.needSignature ? sign : undefined
  const asked = useAskedAnswer(entity, row, pass, { sign: signing, again })
  const agree = async (): Promise<void> => {
    if (!pass?.move) setOpen('approve')
    else if (await asked.ask()) again()
  }
  const isDeciding = pass !== undefined || reject !== undefined
  const own = ownActs(entity, row, decide, () => setOpen('mend'))
  const shown = isDeciding ? [] : [...own.filter(({ isMain }) => !isMain), ...further.acts.filter(isUrge)].slice(0, 2)
  const rest = [...(isDeciding ? own : []), ...further.acts].filter((act) => !shown.includes(act) && !isMain(act))
  const main = isDeciding ? undefined : own.find(isMain)
  return (
    <>
      <div className="cb-decide">
        {rest.length > 0 && (
          <button type="button" className="cb-decide-more" onClick={() => setOpen('more')}>
            <EllipsisOutlined />
            更多
          </button>
        )}
        {shown.map(({ name, label, run }) => (
          <button key={name} type="button" className="cb-decide-own" onClick={run}>
            {label}
          </button>
        ))}
        {reject && (
          <button type="button" className="cb-decide-reject" onClick={() => setOpen('reject')}>
            {reject.label}
          </button>
        )}
        {pass && (
          <button type="button" className="cb-decide-approve" onClick={() => void agree()}>
            {pass.label}
          </button>
        )}
        {main && (
          <button type="button" className="cb-decide-approve" onClick={main.run}>
            {main.label}
          </button>
        )}
        {!isDeciding && <NextTask module={entity.name} id={idOf(row)} detail={detail} />}
      </div>
      <Opinions
        open={open}
        answers={answers}
        decide={decide}
        sign={signing}
        kept={`${entity.name} ${idOf(row)}`}
        onShut={setOpen}
      />
      {open === 'more' && <More acts={rest} onShut={() => setOpen(undefined)} />}
      {open === 'mend' && (
        <Suspense>
          <MendForm entity={entity} row={row} onClose={() => setOpen(undefined)} onSaved={again} />
        </Suspense>
      )}
      {further.sheet}
      {pad}
      {asked.dialog}
    </>
  )
}

interface Act {
  readonly name: string
  readonly label: string
  readonly run: () => void
  readonly isMain?: boolean
}

const isMain = (act: Act): boolean => act.isMain === true
const isUrge = ({ name }: Act): boolean => name === 'urge'

/** What somebody may do with what they handed in or decided themselves. */
const ownActs = (entity: Entity, row: Row, decide: Decide, mend: () => void): readonly Act[] => {
  const acts: readonly Act[] = [
    { name: 'withdraw', label: '撤回', run: () => void decide.withdraw() },
    { name: 'auditWithdraw', label: '收回', run: () => void decide.takeBack() },
  ]
  const mending = { name: 'mend', label: '修改并重新提交', run: mend, isMain: true }
  return [...acts.filter(({ name }) => canOf(row).includes(name)), ...(mayMend(entity, row) ? [mending] : [])]
}

interface OpinionsProps {
  readonly open: Open | undefined
  readonly answers: ReturnType<typeof answersOf>
  readonly decide: Decide
  /** Asks for the signature where the level needs one. */
  readonly sign: Sign | undefined
  /** Names the record, for words kept on the device. */
  readonly kept: string
  readonly onShut: (open: undefined) => void
}

/** The opinion that goes with a decision, and the signature where the level asks for one. */
const Opinions = ({ open, answers: { pass, reject }, decide, sign, kept, onShut }: OpinionsProps) => {
  const shut = (): void => onShut(undefined)
  const give =
    (act: (opinion: string) => Promise<boolean>) =>
    async (opinion: string): Promise<boolean> => {
      const isTaken = await act(opinion)
      if (isTaken) shut()
      return isTaken
    }
  const approve = (opinion: string): Promise<boolean> => decide.approve(opinion, sign, pass)
  const refuse = (opinion: string): Promise<boolean> => decide.reject(opinion, reject)
  return (
    <>
      {open === 'approve' && pass && (
        <OpinionSheet
          title={pass.label}
          kept={`${kept} ${pass.name}`}
          first="同意"
          act={sign ? '签名并同意' : `确认${pass.label}`}
          onShut={shut}
          onGive={give(approve)}
        />
      )}
      {open === 'reject' && reject && (
        <OpinionSheet
          title={reject.label}
          kept={`${kept} ${reject.name}`}
          first=""
          act={`确认${reject.label}`}
          isRequired
          onShut={shut}
          onGive={give(refuse)}
        />
      )}
    </>
  )
}

const More = ({ acts, onShut }: { readonly acts: readonly Act[]; readonly onShut: () => void }) => (
  <Sheet title="更多" onShut={onShut}>
    <div className="cb-sheet-acts">
      {acts.map(({ name, label, run }) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            onShut()
            run()
          }}
        >
          {label}
        </button>
      ))}
    </div>
  </Sheet>
)
