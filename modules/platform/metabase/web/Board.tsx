import { request } from '@chengban/ui/api/request.ts'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { useTabTitle } from '@chengban/ui/shell/tabs.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import { Frame } from '../../iframe/web/Frame.tsx'

interface Embedded {
  readonly src: string
  readonly expiresIn: number
  readonly name: string
  readonly boards: readonly { readonly key: string; readonly name: string }[]
}

/** 数据看板: signed for ten minutes and signed anew a minute before; the page in sight is not touched by that. */
export default function Board() {
  const { url = '' } = useParams()
  const [chosen, setChosen] = useState<string>()
  const board = chosen ?? url
  const { data, error, refetch } = useQuery({
    queryKey: ['metabase', board],
    queryFn: () => request<Embedded>('GET', '/api/metabase/embed', { query: { url: board } }),
    meta: { quiet: true },
    retry: false,
    refetchInterval: ({ state }) => ((state.data?.expiresIn ?? 600) - 60) * 1000,
  })
  useTabTitle(data?.name ?? '数据看板')
  if (error && !data) return <Empty bad title={error.message} why="看板由管理员在系统管理的参数里配置。" />
  if (!data) return null
  const isList = url === 'list' && data.boards.length > 1
  return (
    <Shown
      key={board}
      board={data}
      tabs={isList ? data.boards : []}
      onChoose={setChosen}
      onRenew={async () => (await refetch()).data?.src ?? data.src}
    />
  )
}

interface ShownProps {
  readonly board: Embedded
  readonly tabs: Embedded['boards']
  readonly onChoose: (key: string) => void
  /** A fresh address. */
  readonly onRenew: () => Promise<string>
}

/** The address is taken over when the board is opened or asked for anew: a renewed one waits for that. */
const Shown = ({ board, tabs, onChoose, onRenew }: ShownProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState({ src: board.src, turn: 0 })
  const again = async (): Promise<void> => {
    const src = await onRenew()
    setShown(({ turn }) => ({ src, turn: turn + 1 }))
  }
  return (
    <div className="cb-frame-board" ref={place}>
      <header>
        {tabs.length > 0 ? (
          <nav aria-label="看板">
            {tabs.map(({ key, name }) => (
              <button
                key={key}
                type="button"
                aria-current={name === board.name ? 'page' : undefined}
                onClick={() => onChoose(key)}
              >
                {name}
              </button>
            ))}
          </nav>
        ) : (
          <>
            <h1>{board.name}</h1>
            <nav />
          </>
        )}
        <button type="button" className="cb-button" onClick={() => void again()}>
          刷新
        </button>
        <button type="button" className="cb-button" onClick={() => void place.current?.requestFullscreen()}>
          全屏
        </button>
      </header>
      <Frame key={shown.turn} title={board.name} src={shown.src} onAgain={() => void again()} />
    </div>
  )
}
