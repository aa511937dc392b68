import Approval from '@chengban/ui/phone/Approval.tsx'

/** 合同审批: `?id=…`. */
export default function ContractAudit() {
  return <Approval module="contract" />
}
