import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { request } from '../api/request.ts'
import { lazyPart } from '../declarations/load-part.ts'
import type { Colleague } from '../people/people.ts'

const PeopleDialog = lazyPart(async () => ({ default: (await import('../people/PeopleDialog.tsx')).PeopleDialog }))

interface Sent {
  readonly sent: number
  /** It went out by DingTalk, not here alone. */
  readonly ding: boolean
}

/** 发送到钉钉: the link as a message to colleagues. */
export const SendShare = ({ id }: { readonly id: string }) => {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = async (people: readonly Colleague[]): Promise<void> => {
    if (people.length === 0) return
    setBusy(true)
    const userIds = people.map((person) => person.id)
    await request<Sent>('POST', '/api/file-share/send', { body: { id, userIds } }).then(
      ({ sent, ding }) => notifyDone(ding ? `已发送给 ${sent} 人` : `已发送给 ${sent} 人；未配置钉钉，仅站内消息`),
      reportError,
    )
    setBusy(false)
  }
  return (
    <>
      <Button block loading={isBusy} onClick={() => setOpen(true)}>
        发送到钉钉
      </Button>
      {isOpen && (
        <Suspense>
          <PeopleDialog
            label="发送给"
            chosen={[]}
            isMany
            onGive={(people) => void send(people)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
