import { Suspense, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { declaredScreen, useDetails, useEntity } from '../declarations/declarations.ts'
import type { ClientPlace } from '../declarations/details.ts'
import { Empty } from '../marks/Empty.tsx'
import { DeclaredScreen } from '../screen/ScreenSlot.tsx'
import { titled } from '../shell/product-title.ts'
import { ClientFrame } from './ClientFrame.tsx'
import { ClientSheet } from './ClientSheet.tsx'
import { isWhole, useClientContent } from './client-content.ts'

/** A page people outside open by a link; staff hand their phone over with the same one. */
export default function ClientPage() {
  const { pathname } = useLocation()
  const screen = declaredScreen(pathname)
  const { client } = useDetails(pathname)
  if (!client || !screen?.of)
    return (
      <ClientFrame title={screen?.label ?? '页面不存在'}>
        <main>
          <DeclaredScreen />
        </main>
      </ClientFrame>
    )
  return (
    <ClientFrame title={screen.label}>
      <Suspense fallback={<main aria-busy="true" />}>
        <Opened place={client} of={screen.of} label={screen.label} />
      </Suspense>
    </ClientFrame>
  )
}

interface OpenedProps {
  readonly place: ClientPlace
  readonly of: string
  readonly label: string
}

const Opened = ({ place, of, label }: OpenedProps) => {
  const entity = useEntity(of)
  const [params] = useSearchParams()
  const { data, error, refetch } = useClientContent(place, params)
  const [named = ''] = place.shows
  const headline = data?.nodes.length === 1 ? String(data.nodes[0]?.[named] ?? '') : ''
  useEffect(() => {
    if (headline) document.title = titled(`${label} ${headline}`)
  }, [label, headline])
  if (!isWhole(place, params)) return <Told title="链接不完整，请从收到的消息打开" />
  if (error) return <Told title={error.message} />
  if (!data) return <main aria-busy="true" />
  if (place.read && data.nodes.length === 0) return <Told title="没有待确认的内容" />
  return <ClientSheet place={place} entity={entity} content={data} params={params} again={() => void refetch()} />
}

const Told = ({ title }: { readonly title: string }) => (
  <main>
    <Empty kind="filtered" title={title} />
  </main>
)
