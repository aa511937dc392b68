import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isDeclaredEntity, useEntity } from '../declarations/declarations.ts'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import { Empty } from '../marks/Empty.tsx'
import { useRecord } from '../record/use-record.ts'
import { ApprovalBody } from './ApprovalBody.tsx'
import { DecideBar } from './DecideBar.tsx'
import { NotRead } from './NotRead.tsx'
import { PhonePage } from './PhonePage.tsx'
import { useChanged } from './use-changed.ts'

/** 审批详情 of any record: `?module=contract&id=…`. */
export default function Approval({ module: fixed }: { readonly module?: string }) {
  const [params] = useSearchParams()
  const module = fixed ?? params.get('module') ?? ''
  const id = params.get('id') ?? params.get('relevanceId') ?? ''
  if (!isDeclaredEntity(module) || !id)
    return (
      <PhonePage title="审批">
        <Empty
          title="没有指明单据"
          why="从审批中心打开一张单据。"
          action={
            <Link className="cb-button" to="/phone/applyAudits">
              审批中心
            </Link>
          }
        />
      </PhonePage>
    )
  return (
    <Suspense fallback={<PhonePage title="审批">{null}</PhonePage>}>
      <Opened module={module} id={id} />
      <PreviewHost />
    </Suspense>
  )
}

const Opened = ({ module, id }: { readonly module: string; readonly id: string }) => {
  const entity = useEntity(module)
  const { row, detail, error, again, retry } = useRecord(entity, id)
  const title = `${entity.label}审批`
  if (error && !row)
    return (
      <PhonePage title={title}>
        <NotRead
          error={error}
          label={entity.label}
          lost="可能已被删除，或者不再由你审批。"
          onAgain={() => void retry()}
        />
      </PhonePage>
    )
  if (!row)
    return (
      <PhonePage title={title}>
        <div className="cb-inbox-waiting" aria-busy="true" />
      </PhonePage>
    )
  return <Read entity={entity} row={row} detail={detail} again={again} />
}

const Read = (props: Parameters<typeof DecideBar>[0]) => {
  const changed = useChanged(props.entity, props.row)
  return (
    <PhonePage title={`${props.entity.label}审批`} bar={<DecideBar {...props} />}>
      {changed.length > 0 && (
        <p className="cb-approval-changed" role="status">
          单据已变更，标出的 {changed.length} 处与刚才看到的不同
        </p>
      )}
      <ApprovalBody entity={props.entity} row={props.row} detail={props.detail} changed={changed} />
    </PhonePage>
  )
}
