import { Suspense, useState } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import Inbox from '../phone/Inbox.tsx'
import { useNarrow } from '../window/use-narrow.ts'
import { placeOf } from './place-of.ts'

// carries antd, which the phone's inbox does without
const Opened = lazyPart(() => import('./Opened.tsx'))

interface Props {
  /** Of these kinds alone. */
  readonly modules?: readonly string[]
  readonly title?: string
}

/** 审批中心: what waits of every kind; at the desk one opens beside the others, and the next after it. */
export default function InboxDesk({ modules, title }: Props) {
  const isNarrow = useNarrow()
  const [place, setPlace] = useState<string>()
  if (isNarrow) return <Inbox modules={modules} title={title} />
  if (place === undefined) return <Inbox modules={modules} title={title} onOpen={(task) => setPlace(placeOf(task))} />
  return (
    <Suspense>
      <Opened place={place} modules={modules} onGo={setPlace} />
    </Suspense>
  )
}
