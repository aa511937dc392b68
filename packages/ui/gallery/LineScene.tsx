import { ApprovalLine } from '../audit/ApprovalLine.tsx'
import { AuditActions } from '../audit/AuditActions.tsx'
import { CHANGE, MINE, REFUSED, STAGES } from './line-data.ts'

const taken = async (): Promise<boolean> => true

export function LineScene() {
  return (
    <div style={{ display: 'grid', gap: 16, padding: 24, maxWidth: 844 }}>
      <div className="g-sheet g-block">
        <ApprovalLine nodes={CHANGE} />
      </div>
      <div className="g-sheet g-block">
        <ApprovalLine nodes={REFUSED} />
      </div>
      <div className="g-sheet g-block">
        <ApprovalLine nodes={STAGES} />
      </div>
      <div className="g-sheet g-block">
        <ApprovalLine nodes={MINE} />
        <br />
        <AuditActions
          can={['approve', 'reject', 'transfer']}
          kept="gallery"
          onApprove={taken}
          onReject={taken}
          moves={[{ name: 'transfer', label: '转交', onMove: () => {} }]}
        />
      </div>
    </div>
  )
}
