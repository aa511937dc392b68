import { EllipsisOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ApprovalLine } from '../audit/ApprovalLine.tsx'
import { AuditActions } from '../audit/AuditActions.tsx'
import { PersonMark } from '../marks/PersonMark.tsx'
import { DataCards } from '../table/DataCards.tsx'
import { MINE, REFUSED } from './line-data.ts'

const ROWS = [
  {
    id: '1',
    kind: '回款',
    title: '实验室信息管理系统 第二期',
    label: '回款',
    sum: '439,000.00',
    client: '某某制药',
    who: '何川',
    level: '1/1',
    wait: '等 1 天 6 小时',
    late: true,
  },
  {
    id: '2',
    kind: '合同',
    title: '互联网医院平台二期',
    label: '合同额',
    sum: '1,245,000.00',
    client: '乙县人民医院',
    who: '陆遥',
    level: '1/2',
    wait: '等 3 小时',
    late: false,
  },
]
const taken = async (): Promise<boolean> => true

export function PhoneScene() {
  return (
    <div className="g-phone">
      <DataCards
        label="待审批"
        rows={ROWS}
        rowKey={(row) => row.id}
        card={(row) => ({
          kind: row.kind,
          title: row.title,
          facts: [
            { label: row.label, value: row.sum, strong: true },
            { label: '客户', value: row.client },
          ],
          foot: (
            <>
              <PersonMark name={row.who} named /> 第 {row.level} 级
            </>
          ),
          aside: row.wait,
          late: row.late,
        })}
        onOpen={() => {}}
        swipe={() => ({ label: '同意', onAct: () => {} })}
      />
      <div className="g-sheet" style={{ margin: '0 12px 8px', padding: 16 }}>
        <ApprovalLine nodes={MINE} direction="down" />
      </div>
      <div className="g-sheet" style={{ margin: '0 12px 8px', padding: 16 }}>
        <ApprovalLine nodes={REFUSED} direction="down" />
      </div>
      <AuditActions
        place="bar"
        can={['approve', 'reject']}
        kept="gallery"
        onApprove={taken}
        onReject={taken}
        more={<Button type="text" aria-label="更多" icon={<EllipsisOutlined />} style={{ width: 48 }} />}
      />
    </div>
  )
}
