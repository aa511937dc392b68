import { branchesOf, type Department, useDepartments, usePeople } from '@chengban/ui/people/people.ts'
import { useSearchParams } from 'react-router'
import './shelf.css'

const mark = 'f.departmentId'

/** The departments beside the list: one of them narrows it, by the same address as the filter does. */
export const DepartmentShelf = () => {
  const [departments, people] = [useDepartments(), usePeople()]
  const [params, setParams] = useSearchParams()
  const chosen = params.get(mark) ?? ''
  const choose = (ids: string): void => {
    const next = new URLSearchParams(params)
    if (ids === '' || ids === chosen) next.delete(mark)
    else next.set(mark, ids)
    next.delete('page')
    setParams(next)
  }
  return (
    <nav className="cb-shelf" aria-label="部门">
      <button type="button" aria-pressed={chosen === ''} onClick={() => choose('')}>
        全部部门 <small>{people?.length.toLocaleString('en-US')}</small>
      </button>
      {branchesOf(departments ?? [], people ?? []).map(({ department: { id, name }, depth, count }) => {
        const ids = withBelow(departments ?? [], id).join(',')
        return (
          <button
            key={id}
            type="button"
            style={{ paddingLeft: 12 + depth * 14 }}
            aria-pressed={chosen === ids}
            title={name}
            onClick={() => choose(ids)}
          >
            <span>{name}</span> <small>{count.toLocaleString('en-US')}</small>
          </button>
        )
      })}
    </nav>
  )
}

/** A department and all below it. */
const withBelow = (all: readonly Department[], id: string): readonly string[] => [
  id,
  ...all.filter(({ parentId }) => parentId === id).flatMap((each) => withBelow(all, each.id)),
]
