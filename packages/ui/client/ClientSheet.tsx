import type { Entity } from '@chengban/kernel/entity.ts'
import { Suspense, useState } from 'react'
import { idOf } from '../data/row.ts'
import type { ClientPlace } from '../declarations/details.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { KEPT_WORDS } from '../outbox/keep-unsent.ts'
import { askedNames } from './answer.ts'
import { ClientField } from './ClientField.tsx'
import { ClientFacts, ClientRow } from './ClientRow.tsx'
import { type ClientContent, isOpen, linkOf, waitsFor } from './client-content.ts'
import { tellingOf } from './film-beat.ts'
import { useAnswer } from './use-answer.ts'
import { useLooks } from './use-looks.ts'

const SignaturePad = lazyPart(async () => ({ default: (await import('../signature/SignaturePad.tsx')).SignaturePad }))

interface Props {
  readonly place: ClientPlace
  readonly entity: Entity
  readonly content: ClientContent
  readonly params: URLSearchParams
  /** Reads the page anew: addresses of files hold for ten minutes. */
  readonly again: () => void
}

/** What there is to read, who reads it, and their answer. */
export const ClientSheet = ({ place, entity, content, params, again }: Props) => {
  const { nodes, projectName, clientName } = content
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = nodes.filter((row) => !left.includes(idOf(row)))
  const looks = useLooks(place, chosen)
  const answer = useAnswer(place, chosen, params, looks.watched)
  const { headers } = linkOf(params, place)
  const films = { ...looks.films, headers, tell: tellingOf(place, headers), onOver: again }
  const turn = (id: string): void => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id])
  const [only] = nodes
  const isSettled = only !== undefined && nodes.length === 1 && !isOpen(place, only)
  const waits = only && !isSettled && waitsFor(place, only)
  if (answer.isKept) return <Done words={KEPT_WORDS} next="连上网后再打开本页，会自动提交。" />
  if (answer.done) return <Done words={answer.done} next="可以关闭本页。" />
  return (
    <>
      <main>
        {(projectName || clientName) && (
          <p className="cb-client-project">{[projectName, clientName].filter(Boolean).join(' · ')}</p>
        )}
        {nodes.map((row) => (
          <ClientRow
            key={idOf(row)}
            entity={entity}
            shows={place.shows}
            row={row}
            isChosen={place.isBatch ? chosen.includes(row) : undefined}
            onTurn={() => turn(idOf(row))}
            films={films}
          />
        ))}
        {isSettled ? (
          <section className="cb-client-stands" role="status">
            <h2>{String(only.closed ?? '已处理')}</h2>
            <ClientFacts entity={entity} shows={place.stands ?? []} row={only} films={films} />
          </section>
        ) : waits ? (
          <section className="cb-client-stands" role="status">
            <h2>{waits}</h2>
          </section>
        ) : (
          <Words place={place} answer={answer} />
        )}
        {isSettled && <Print />}
      </main>
      {!isSettled && !waits && <Foot place={place} answer={answer} count={chosen.length} lack={looks.lack} />}
      {answer.isSigning && (
        <Suspense>
          <SignaturePad onDone={({ png }) => answer.sign(png)} onShut={answer.shut} />
        </Suspense>
      )}
    </>
  )
}

interface AnswerProps {
  readonly place: ClientPlace
  readonly answer: ReturnType<typeof useAnswer>
}

/** The fields of the answer, and why it was refused. */
const Words = ({ place, answer }: AnswerProps) => (
  <section>
    {askedNames(place, !answer.isRefusing).map((name) => {
      const field = place.input[name]
      return field ? (
        <ClientField
          key={name}
          name={name}
          field={field}
          value={answer.words[name] ?? ''}
          error={answer.errors[name] || undefined}
          onChange={(value) => answer.say(name, value)}
        />
      ) : null
    })}
    <p role="alert" className="cb-client-error">
      {answer.told}
    </p>
  </section>
)

interface FootProps extends AnswerProps {
  readonly count: number
  /** What has to be looked at before one agrees. */
  readonly lack: string | undefined
}

const Foot = ({ place, answer, count, lack }: FootProps) => {
  const { isRefusing, isBusy } = answer
  const many = place.isBatch ? `（${count} 份）` : ''
  return (
    <footer className="cb-decide">
      {lack && !isRefusing && <p className="cb-client-lack">{lack}</p>}
      {place.refuse && (
        <button type="button" className="cb-decide-reject" disabled={isBusy} onClick={answer.refuse}>
          {isRefusing ? `提交${place.refuse}` : place.refuse}
        </button>
      )}
      <button
        type="button"
        className="cb-decide-approve"
        disabled={isBusy || (!isRefusing && lack !== undefined) || (place.read !== undefined && count === 0)}
        onClick={answer.agree}
      >
        {isRefusing ? '返回确认' : `${place.agree}${many}`}
      </button>
    </footer>
  )
}

/** Prints the signed sheet, or saves it as a PDF by the device's own dialog. */
const Print = () => (
  <button type="button" className="cb-button large cb-client-print" onClick={() => window.print()}>
    打印或存为 PDF
  </button>
)

const Done = ({ words, next }: { readonly words: string; readonly next: string }) => (
  <main>
    <section className="cb-client-done" role="status">
      <b aria-hidden="true">✓</b>
      <h2>{words}</h2>
      <p>{next}</p>
    </section>
  </main>
)
