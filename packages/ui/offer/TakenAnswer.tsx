import { Modal } from 'antd'
import { CopyButton } from '../marks/CopyButton.tsx'
import { useWayBack } from '../window/way-back.ts'
import type { Taken } from './use-offers.ts'
import './offer.css'

interface Props {
  readonly taken: Taken
  readonly onClose: () => void
}

/** What a call gave that stands nowhere else afterwards: a password, a link. */
export default function TakenAnswer({ taken: { offered, answer }, onClose }: Props) {
  useWayBack(true, onClose)
  const parts = Object.entries(offered.offer.shows ?? {}).filter(
    ([part]) => answer[part] !== null && answer[part] !== undefined,
  )
  return (
    <Modal open title={offered.offer.label ?? offered.call.label} width={480} footer={null} onCancel={onClose}>
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

const Taking = ({ value }: { readonly value: string }) =>
  value.startsWith('/file/') ? (
    <a href={value} download>
      下载
    </a>
  ) : (
    <>
      <output>{value}</output>
      <CopyButton text={value} />
    </>
  )
