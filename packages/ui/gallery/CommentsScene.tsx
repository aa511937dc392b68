import { FolderOpenOutlined, PayCircleOutlined } from '@ant-design/icons'
import { CommentsPanel } from '../comments/CommentsPanel.tsx'
import type { Entry } from '../comments/comment.ts'

const at = new Date('2026-11-18T14:40:00+08:00')
const PEOPLE = ['周岚', '林致远', '沈知夏', '郑安', '何川'].map((name, i) => ({ id: String(i), name, sub: '销售一部' }))

const ENTRIES: readonly Entry[] = [
  {
    id: '1',
    type: '评论',
    user: { name: '沈知夏' },
    content: '@林致远 医院信息科要补一份点位分布图，周总那边才好批，今天能给吗？',
    tzCreate: '2026-11-18T14:20:00+08:00',
  },
  {
    id: '2',
    type: '评论',
    user: { name: '林致远' },
    content: '已传到附件，16:00 前同步给 @周岚。',
    tzCreate: '2026-11-18T14:31:00+08:00',
  },
  {
    id: '3',
    type: '记录',
    user: { name: '郑安' },
    action: '同意一级审核',
    content: '金额与清单一致，同意',
    tzCreate: '2026-11-17T09:40:00+08:00',
  },
  {
    id: '4',
    type: '记录',
    user: { name: '林致远' },
    action: '提交变更',
    content: '',
    tzCreate: '2026-11-16T10:12:00+08:00',
    changes: [
      { label: '合同额', old: '2,574,000.00', new: '2,860,000.00' },
      { label: '硬件金额', old: '134,000.00', new: '420,000.00' },
      { label: '付款方式', old: '3-4-3 分期', new: '3-3-3-1 分期' },
    ],
  },
  {
    id: '5',
    type: '记录',
    user: { name: '方晴' },
    icon: <PayCircleOutlined />,
    action: '回款 858,000.00 通过',
    content: '预付款，方晴确认到账',
    tzCreate: '2026-10-22T16:05:00+08:00',
  },
  {
    id: '6',
    type: '记录',
    user: { name: '陆遥' },
    icon: <FolderOpenOutlined />,
    action: '立项 电子病历实施',
    content: '',
    tzCreate: '2026-09-02T11:18:00+08:00',
  },
]

export function CommentsScene() {
  return (
    <div
      className="g-sheet"
      style={{
        position: 'absolute',
        inset: '40px 8px 8px auto',
        width: 'min(336px, calc(100vw - 16px))',
        overflow: 'hidden',
      }}
    >
      <CommentsPanel
        entries={ENTRIES}
        at={at}
        watchers={['沈知夏']}
        onSend={async () => {}}
        suggest={async (word) => PEOPLE.filter((person) => person.name.includes(word))}
      />
    </div>
  )
}
