import { DownloadOutlined } from '@ant-design/icons'
import { canOf, type Row } from '@chengban/ui/data/row.ts'
import { listPath, useEntity } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { firstState, writeState } from '@chengban/ui/list/list-state.ts'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useSession } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import { Button, Switch } from 'antd'
import { Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Diagram, readDiagram, type State } from './diagram-calls.ts'
import { Flow } from './Flow.tsx'
import { saveSvg } from './save-svg.ts'

const FormDrawer = lazyPart(() => import('@chengban/ui/form/FormDrawer.tsx'))

interface Props {
  readonly row: Row
  readonly again: () => void
}

/** One workflow: its diagrams and its description. */
export const Process = ({ row, again }: Props) => {
  const module = String(row.module)
  const { data, error, refetch } = useQuery({
    queryKey: ['diagram', module],
    queryFn: () => readDiagram(module),
    meta: { quiet: true },
  })
  const [isMine, setMine] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)
  if (error && !data) return <ListFailed error={error} label="流程" onAgain={() => void refetch()} />
  return (
    <div className="cb-process">
      <header>
        <h2>{String(row.title)}</h2>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is the control inside */}
        <label>
          <Switch size="small" checked={isMine} onChange={setMine} /> 我的角色
        </label>
        <Button icon={<DownloadOutlined />} onClick={() => sheet.current && saveSvg(sheet.current, String(row.title))}>
          下载 SVG
        </Button>
        <Edit row={row} again={again} />
      </header>
      <div className="cb-process-sheet" ref={sheet}>
        {data && <Drawn diagram={data} module={module} isMine={isMine} />}
        <Remark row={row} />
      </div>
    </div>
  )
}

interface DrawnProps {
  readonly diagram: Diagram
  readonly module: string
  readonly isMine: boolean
}

const Drawn = ({ diagram, module, isMine }: DrawnProps) => {
  const navigate = useNavigate()
  const operations = useSession(({ person }) => person?.operations)
  const path = listPath(module, operations ?? [])
  const [zoom, setZoom] = useState(100)
  const open = ({ flow, name }: State): void =>
    void navigate(`${path}?${writeState({ ...firstState, filters: { [flow]: name } })}`)
  return (
    <>
      {diagram.flows.map(({ field, label }) => (
        <Flow
          key={field}
          label={label}
          states={diagram.states.filter(({ flow }) => flow === field)}
          transitions={diagram.transitions.filter(({ flow }) => flow === field)}
          zoom={zoom}
          isMine={isMine}
          onOpen={path ? open : undefined}
        />
      ))}
      <p className="cb-process-legend">
        <i /> 有权做的　
        <i className="is-others" /> 别人或系统做的　数字是你能看到的、停在这里的条数
        {path && '，点开看列表'}
      </p>
      <div className="cb-process-zoom" role="toolbar" aria-label="缩放">
        <button type="button" aria-label="缩小" disabled={zoom <= 50} onClick={() => setZoom(zoom - 25)}>
          −
        </button>
        <button type="button" aria-label={`${zoom}%，原大`} onClick={() => setZoom(100)}>
          {zoom}%
        </button>
        <button type="button" aria-label="放大" disabled={zoom >= 200} onClick={() => setZoom(zoom + 25)}>
          +
        </button>
      </div>
    </>
  )
}

const Remark = ({ row: { remark, file } }: { readonly row: Row }) => (
  <section className="cb-process-remark">
    {remark ? (
      <p>
        <b>说明</b>
        {String(remark)}
      </p>
    ) : null}
    {((file as readonly { url: string; name: string }[] | null) ?? []).map(({ url, name }) => (
      <img key={url} src={url} alt={name} loading="lazy" />
    ))}
  </section>
)

const Edit = ({ row, again }: Props) => {
  const entity = useEntity('processImage')
  const [isOpen, setOpen] = useState(false)
  if (!canOf(row).includes('update')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>编辑说明</Button>
      {isOpen && (
        <Suspense>
          <FormDrawer
            entity={entity}
            screen="/processimg"
            row={row}
            title="编辑说明"
            onClose={() => setOpen(false)}
            onSaved={again}
          />
        </Suspense>
      )}
    </>
  )
}
