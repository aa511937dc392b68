import type { Field } from '@chengban/kernel/field.ts'
import { ApiError } from '@chengban/ui/api/api-error.ts'
import { ClientField } from '@chengban/ui/client/ClientField.tsx'
import { ClientFrame } from '@chengban/ui/client/ClientFrame.tsx'
import { kindNames } from '@chengban/ui/client/problems.ts'
import { CopyButton } from '@chengban/ui/marks/CopyButton.tsx'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { KEPT_WORDS } from '@chengban/ui/outbox/keep-unsent.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { demandApply } from '../demand-apply.call.ts'
import { withSheet } from './own-sheet.ts'
import { Pictures } from './Pictures.tsx'
import { ProjectChoice } from './ProjectChoice.tsx'
import { Raised, useRaised } from './Raised.tsx'
import { prioritiesOf, useDemand } from './use-demand.ts'

/** 问题反馈: a fault or a wish with its pictures, by the client through the link or by staff. */
export default function BugApply() {
  const [address] = useSearchParams()
  const params = useMemo(() => withSheet(address), [address])
  const demand = useDemand(params)
  const { data, error } = useRaised(params)
  // shows an expired link before the client fills anything in; a lost line leaves the form
  const isOver = error instanceof ApiError && error.status === 401
  if (isOver && params.has('token'))
    return (
      <ClientFrame title="问题反馈">
        <main>
          <Empty kind="filtered" title={error.message} />
        </main>
      </ClientFrame>
    )
  return (
    <ClientFrame title="问题反馈">
      {demand.made ? (
        <Made code={demand.made.code} onAnother={demand.another} />
      ) : (
        <Form demand={demand} isClient={params.has('token')} project={data?.projectName} />
      )}
      <Raised params={params} again={demand.made?.id} />
      {!demand.made && (
        <footer className="cb-decide">
          <button
            type="button"
            className="cb-decide-approve"
            disabled={demand.isBusy}
            onClick={() => void demand.send()}
          >
            提交
          </button>
        </footer>
      )}
    </ClientFrame>
  )
}

interface FormProps {
  readonly demand: ReturnType<typeof useDemand>
  readonly isClient: boolean
  /** Of the link, where it is known. */
  readonly project: string | null | undefined
}

const Form = ({
  demand: { words, errors, told, say, headers, pictures, setPictures },
  isClient,
  project,
}: FormProps) => (
  <main>
    {project && <p className="cb-client-project">{project}</p>}
    <section>
      <Chips
        label="种类"
        values={Object.entries(kindNames)}
        value={words.kind ?? 'bug'}
        onChoose={(kind) => say('kind', kind)}
      />
      {!isClient && (
        <ProjectChoice value={words.projectId} error={errors.projectId} onChoose={(id) => say('projectId', id)} />
      )}
      {(['name', 'describe'] as const).map((name) => (
        <ClientField
          key={name}
          name={name}
          field={asked(name)}
          value={words[name] ?? ''}
          error={errors[name]}
          onChange={(value) => say(name, value)}
        />
      ))}
      <Pictures pictures={pictures} headers={headers} onChange={setPictures} error={errors.file} />
      <Chips
        label="优先级"
        values={prioritiesOf(words.kind).map((one) => [one, one])}
        value={words.priority ?? '中'}
        onChoose={(priority) => say('priority', priority)}
      />
      {isClient &&
        (['user', 'phone'] as const).map((name) => (
          <ClientField
            key={name}
            name={name}
            field={asked(name)}
            value={words[name] ?? ''}
            error={errors[name]}
            onChange={(value) => say(name, value)}
          />
        ))}
      <p role="alert" className="cb-client-error">
        {told}
      </p>
    </section>
  </main>
)

/** Returns a field of the call for the form. Every field except the phone is required here. */
const asked = (name: string): Field => {
  const fields: Readonly<Record<string, Field>> = demandApply.input ?? {}
  const field = fields[name] ?? { kind: 'text' as const, label: name, options: {} }
  return name === 'phone' ? field : { ...field, options: { ...field.options, required: true } }
}

interface ChipsProps {
  readonly label: string
  readonly values: readonly (readonly [string, string])[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

const Chips = ({ label, values, value, onChoose }: ChipsProps) => (
  <fieldset className="cb-client-chips">
    <legend>{label}</legend>
    {values.map(([key, word]) => (
      <button key={key} type="button" aria-pressed={key === value} onClick={() => onChoose(key)}>
        {word}
      </button>
    ))}
  </fieldset>
)

const Made = ({ code, onAnother }: { readonly code: string; readonly onAnother: () => void }) => (
  <main>
    <section className="cb-client-done" role="status">
      <b aria-hidden="true">✓</b>
      <h2>{code ? '已提交' : KEPT_WORDS}</h2>
      {code && (
        <>
          <output className="cb-client-code">{code}</output>
          <CopyButton text={code}>复制</CopyButton>
        </>
      )}
      <button type="button" className="cb-button large" onClick={onAnother}>
        再提一个
      </button>
    </section>
  </main>
)
