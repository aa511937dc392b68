import { DeclaredTabs } from './DeclaredTabs.tsx'
import { Shelves } from './Shelves.tsx'

const parts = [{ label: '课程与资料', codes: [], Part: Shelves }]

/** 课程目录: the tree of shelves, then the lists that maintain shelves and documents. */
export default function ShelvesDesk() {
  return <DeclaredTabs path="/yyxx/menu" of="category" parts={parts} />
}
