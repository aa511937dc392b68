import { auditMoves } from '@chengban/kernel/workflow.ts'
import { useId, useState } from 'react'
import { PeoplePanel } from '../people/PeoplePanel.tsx'
import type { Colleague } from '../people/people.ts'
import { notePeople } from '../people/recent.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { type FurtherAct, type FurtherInput, lackOf } from './further-acts.ts'
import type { Task } from './rounds.ts'
import './further.css'

interface Props {
  readonly act: FurtherAct
  /** Who may be taken back: asked in addition, not acted yet. */
  readonly added: readonly Task[]
  /** A move decides it: somebody may be asked before, none after. */
  readonly isMove: boolean
  /** Ids that cannot be chosen: the applicant, the current approvers and oneself; for 抄送 only oneself. */
  readonly without: readonly string[]
  /** Sends it; false where it was refused. */
  readonly onGive: (input: FurtherInput) => Promise<boolean>
  readonly onShut: () => void
}

/** 转交, 加签, 取消加签, 抄送: whom, how, and a word with it. The same on desk and phone. */
export const FurtherSheet = ({ act, added, isMove, without, onGive, onShut }: Props) => {
  const { input, change, error, isBusy, give } = useInput(act, isMove, onGive, onShut)
  const choose = (people: readonly Colleague[]): void => change({ people: people.map(({ id }) => id) }, people)
  return (
    <Sheet title={auditMoves[act]} onShut={onShut}>
      <div className="cb-further">
        {act === 'removeSign' ? (
          <Added added={added} chosen={input.people[0]} onChoose={(id) => change({ people: [id] })} />
        ) : (
          <PeoplePanel chosen={input.people} isMany={act === 'cc'} without={without} onChange={choose} />
        )}
        {act === 'addSign' && (
          <Position chosen={input.position} isMove={isMove} onChoose={(position) => change({ position })} />
        )}
        {act !== 'removeSign' && <Words text={input.opinion} onChange={(opinion) => change({ opinion })} />}
        <p className="cb-further-error" role="alert">
          {error}
        </p>
        <button type="button" className="cb-button ink large" disabled={isBusy} onClick={() => void give()}>
          {auditMoves[act]}
        </button>
      </div>
    </Sheet>
  )
}

const useInput = (act: FurtherAct, isMove: boolean, onGive: Props['onGive'], onShut: () => void) => {
  const [input, setInput] = useState<FurtherInput>({ people: [], position: isMove ? 'before' : undefined, opinion: '' })
  const [people, setPeople] = useState<readonly Colleague[]>([])
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const change = (next: Partial<FurtherInput>, picked?: readonly Colleague[]): void => {
    setInput({ ...input, ...next })
    if (picked) setPeople(picked)
    setError('')
  }
  const give = async (): Promise<void> => {
    const lack = lackOf(act, input)
    if (lack) return setError(lack)
    setBusy(true)
    const isDone = await onGive(input)
    setBusy(false)
    if (!isDone) return
    if (people.length) notePeople(people)
    onShut()
  }
  return { input, change, error, isBusy, give }
}

interface AddedProps {
  readonly added: readonly Task[]
  readonly chosen: string | undefined
  readonly onChoose: (userId: string) => void
}

const Added = ({ added, chosen, onChoose }: AddedProps) => (
  <fieldset className="cb-further-choice">
    <legend>收回谁</legend>
    {added.map(({ user, kind }) => (
      <label key={user.id}>
        <input type="radio" name="added" checked={chosen === user.id} onChange={() => onChoose(user.id)} />
        {user.name} <small>{kind}</small>
      </label>
    ))}
  </fieldset>
)

interface PositionProps {
  readonly chosen: FurtherInput['position']
  readonly isMove: boolean
  readonly onChoose: (position: 'before' | 'after') => void
}

const Position = ({ chosen, isMove, onChoose }: PositionProps) => (
  <fieldset className="cb-further-choice">
    <legend>加签方式</legend>
    <label>
      <input type="radio" name="position" checked={chosen === 'before'} onChange={() => onChoose('before')} />
      前加签 <small>先由对方审批，再由你审批</small>
    </label>
    {!isMove && (
      <label>
        <input type="radio" name="position" checked={chosen === 'after'} onChange={() => onChoose('after')} />
        后加签 <small>你同意后，再由对方审批</small>
      </label>
    )}
  </fieldset>
)

const Words = ({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) => {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        说明 <small>选填</small>
      </label>
      <textarea
        id={id}
        className="cb-input"
        rows={2}
        maxLength={1000}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
