import type { Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { PreviewHost } from '@chengban/ui/kinds/file/PreviewHost.tsx'
import RecordScreen from '@chengban/ui/record/RecordScreen.tsx'
import { useRecord } from '@chengban/ui/record/use-record.ts'
import { useHolds, useSession } from '@chengban/ui/session/person.ts'
import { Navigate, useParams } from 'react-router'
import { Readings } from './Readings.tsx'
import { Targets } from './Targets.tsx'

/** A document for the people responsible for it. Other people who follow a link to it are sent to the reading page. */
export default function DocumentRecord() {
  const { id = '' } = useParams()
  const entity = useEntity('document')
  const { row } = useRecord(entity, id)
  const me = useSession(({ person }) => person?.id)
  const keeps = useHolds('document:manage')
  if (row && !keeps && row.userId !== me && row.creatorId !== me)
    return <Navigate to={`/document/read/${id}`} replace />
  const readings = ({ docVersion, status }: Row) => ({
    key: 'readings',
    label: '阅读报告',
    content: <Readings id={id} last={Number(docVersion)} isOut={status === '已发布'} />,
  })
  const answers = (userId: unknown): boolean => keeps || userId === me
  return (
    <>
      <RecordScreen
        key={id}
        entity={entity}
        id={id}
        tabs={(document, again) => [
          ...(keeps ? [{ key: 'targets', label: '阅读范围', content: <Targets row={document} again={again} /> }] : []),
          ...(answers(document.userId) && Number(document.docVersion) > 0 ? [readings(document)] : []),
        ]}
      />
      <PreviewHost />
    </>
  )
}
