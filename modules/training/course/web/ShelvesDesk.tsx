import { DeclaredTabs } from './DeclaredTabs.tsx'
import { Shelves } from './Shelves.tsx'

const parts = [{ label: '课程与资料', codes: [], Part: Shelves }]

/** 课程目录: what stands on each shelf, before the lists in which shelves and documents are kept. */
export default function ShelvesDesk() {
  return <DeclaredTabs path="/yyxx/menu" of="category" parts={parts} />
}
