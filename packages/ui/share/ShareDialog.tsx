import { Button, Modal, QRCode, Radio } from 'antd'
import { useId, useState } from 'react'
import { CopyButton } from '../marks/CopyButton.tsx'
import { SendShare } from './SendShare.tsx'
import './share.css'

const days = [1, 3, 7] as const
export type ShareDays = (typeof days)[number]

interface Props {
  /** The file's name. */
  readonly name: string
  /** Creates the share and returns its id; a thrown refusal is shown. */
  readonly onShare: (day: ShareDays) => Promise<string>
  readonly onClose: () => void
  /** Where the dialog lies, when not over the page. */
  readonly within?: HTMLElement
}

/** 分享文件: for how long, then the link to copy or to scan. */
export const ShareDialog = ({ name, onShare, onClose, within }: Props) => (
  <Modal
    open
    title="分享文件"
    width={416}
    footer={null}
    onCancel={onClose}
    {...(within ? { getContainer: within } : {})}
  >
    <Sharing name={name} onShare={onShare} />
  </Modal>
)

/** Asks for the duration and then shows the link; used in the dialog and on a separate page. */
export const Sharing = ({ name, onShare }: Pick<Props, 'name' | 'onShare'>) => {
  const [made, setMade] = useState<string>()
  return (
    <div className="cb-share">
      <p title={name}>{name}</p>
      {made === undefined ? <Choice onChoose={async (day) => setMade(await onShare(day))} /> : <Made id={made} />}
    </div>
  )
}

/** The whole address of a share's page. */
export const linkOf = (id: string): string => `${location.origin}/api/file-share-frame/${encodeURIComponent(id)}`

const Choice = ({ onChoose }: { readonly onChoose: (day: ShareDays) => Promise<void> }) => {
  const [day, setDay] = useState<ShareDays>()
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const give = async (): Promise<void> => {
    if (day === undefined) return setError('请选择有效时间')
    setBusy(true)
    try {
      await onChoose(day)
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : '系统异常')
      setBusy(false)
    }
  }
  return (
    <>
      <span id={id}>有效时间</span>
      <Radio.Group
        aria-labelledby={id}
        value={day}
        options={days.map((each) => ({ value: each, label: `${each}天` }))}
        onChange={(event) => {
          setDay(event.target.value)
          setError('')
        }}
      />
      <div className="cb-share-error" role="alert">
        {error}
      </div>
      <Button type="primary" block loading={isBusy} onClick={() => void give()}>
        生成链接
      </Button>
    </>
  )
}

const Made = ({ id }: { readonly id: string }) => {
  const link = linkOf(id)
  return (
    <>
      <QRCode value={link} size={168} bordered={false} color="#000000" bgColor="#ffffff" />
      <output>{link}</output>
      <CopyButton text={link} type="primary" block>
        复制
      </CopyButton>
      <SendShare id={id} />
    </>
  )
}
