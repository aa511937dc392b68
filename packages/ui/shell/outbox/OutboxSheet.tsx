import { Suspense, useState } from 'react'
import { keep } from '../../data/kept.ts'
import { shortDateTime } from '../../dates/date-time.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import { type OutboxEntry, type OutboxForm, stateWords } from '../../outbox/outbox-entry.ts'
import { removeEntry } from '../../outbox/outbox-store.ts'
import { refreshOutbox } from '../../outbox/refresh-outbox.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { askQuestion } from '../../question/question.ts'
import { Sheet } from '../../sheet/Sheet.tsx'
import './outbox.css'

const OutboxChange = lazyPart(() => import('./OutboxChange.tsx'))

/** Entries of the outbox with their states; a refused one can be changed or dropped. */
export default function OutboxSheet({ onShut }: { readonly onShut: () => void }) {
  const entries = useOutbox()
  const [changed, setChanged] = useState<OutboxEntry & { readonly form: OutboxForm }>()
  if (changed)
    return (
      <Suspense>
        <OutboxChange
          form={changed.form}
          onClose={() => setChanged(undefined)}
          onSaved={() => {
            void drop(changed)
            onShut()
          }}
        />
      </Suspense>
    )
  const change = (entry: OutboxEntry): void => {
    if (isForm(entry)) {
      setChanged(entry)
      return
    }
    for (const [key, value] of Object.entries(entry.restores ?? {})) keep(key, value)
    location.hash = `#${pageOf(entry)}`
    void drop(entry)
    onShut()
  }
  return (
    <Sheet title="待发送" onShut={onShut}>
      {entries.length === 0 && <p className="cb-pale">都已发送</p>}
      <ul className="cb-outbox">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p>
              <b>{entry.title}</b>
              <time dateTime={new Date(entry.at).toISOString()}>{shortDateTime(new Date(entry.at))}</time>
              <em className={`is-${entry.state}`}>{stateWords[entry.state]}</em>
            </p>
            {entry.reason && entry.state === 'refused' && (
              <>
                <p role="alert">{entry.reason}</p>
                <div>
                  <button type="button" className="cb-button" onClick={() => giveUp(entry)}>
                    放弃
                  </button>
                  <button type="button" className="cb-button" onClick={() => change(entry)}>
                    修改
                  </button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** Nothing of it was stored: it is changed in the form it was typed in. */
const isForm = (entry: OutboxEntry): entry is OutboxEntry & { readonly form: OutboxForm } =>
  entry.form !== undefined && entry.done === 0

/** The record where a part of it was stored, else the page it was typed on. */
const pageOf = ({ form, done, answer, page }: OutboxEntry): string =>
  form && done > 0 && answer?.id ? `/record/${form.entity}/${encodeURIComponent(String(answer.id))}` : page

const drop = async ({ id }: OutboxEntry): Promise<void> => {
  await removeEntry(id)
  await refreshOutbox()
}

const giveUp = (entry: OutboxEntry): void =>
  void askQuestion({ title: `放弃“${entry.title}”？`, okText: '放弃', isDanger: true }, () => drop(entry))
