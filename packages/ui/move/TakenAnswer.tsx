import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { Modal } from 'antd'
import { Suspense } from 'react'
import type { Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { CopyButton } from '../marks/CopyButton.tsx'
import { useWayBack } from '../window/way-back.ts'
import './taken.css'

const TakenLink = lazyPart(() => import('./TakenLink.tsx'))

/** Parts of an answer by what they are called. */
export interface Taken {
  readonly title: string
  readonly shows: Readonly<Record<string, string>>
  readonly answer: Row
}

interface Props {
  readonly taken: Taken
  readonly onClose: () => void
}

/** Shows a result that cannot be read again later: a password, a link. */
export default function TakenAnswer({ taken: { title, shows, answer }, onClose }: Props) {
  useWayBack(true, onClose)
  const parts = partsOf(shows, answer)
  return (
    <Modal open title={title} width={480} footer={null} onCancel={onClose}>
      <dl className="cb-taken">
        {parts.map(([part, label]) => (
          <div key={part}>
            <dt>{label}</dt>
            <dd>
              {[answer[part]].flat().map((value) => (
                <Taking key={String(value)} value={String(value)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}

/** What of an answer there is to show. */
const partsOf = (shows: Taken['shows'], answer: Row) =>
  Object.entries(shows).filter(([part]) => answer[part] !== null && answer[part] !== undefined)

const Taking = ({ value }: { readonly value: string }) => {
  if (value.startsWith('/file/'))
    return (
      <a href={value} download>
        下载
      </a>
    )
  if (/^https?:\/\//.test(value))
    return (
      <Suspense fallback={<output>{value}</output>}>
        <TakenLink link={value} />
      </Suspense>
    )
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return <time>{shanghai(value).slice(0, 16).replace('T', ' ')}</time>
  return (
    <>
      <output>{value}</output>
      <CopyButton text={value} />
    </>
  )
}
