import { request } from '@chengban/ui/api/request.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { entryFor, useMenu } from '@chengban/ui/shell/menu/menu.ts'
import { useTabTitle } from '@chengban/ui/shell/tabs.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { Frame } from './Frame.tsx'

/** 嵌入页面: a page of another host that administrators have let in; others are refused by the server. */
export default function Framed() {
  const { url = '' } = useParams()
  const { pathname } = useLocation()
  const title = entryFor(useMenu(), pathname)?.name ?? '嵌入页面'
  useTabTitle(title)
  const [turn, setTurn] = useState(0)
  const { data, error } = useQuery({
    queryKey: ['iframe', url],
    queryFn: () => request<{ src: string }>('GET', '/api/iframe/check', { query: { url } }),
    meta: { quiet: true },
    retry: false,
  })
  if (error) return <Empty bad title={error.message} why="能嵌入的网站由管理员在系统管理的参数里列出。" />
  if (!data) return null
  return <Frame key={turn} title={title} src={data.src} onAgain={() => setTurn(turn + 1)} />
}
