import { CloseOutlined } from '@ant-design/icons'
import { idOf, named, type Row } from '@chengban/ui/data/row.ts'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import { type Department, useDepartments, usePeople } from '@chengban/ui/people/people.ts'
import { Link } from 'react-router'

interface Props {
  readonly department: Row
  readonly onClose: () => void
}

/** Who works in a department and below it, its head first. */
export const DepartmentPeople = ({ department, onClose }: Props) => {
  const [departments, people] = [useDepartments(), usePeople()]
  const id = idOf(department)
  const below = withBelow(departments ?? [], id)
  const head = named(department.leader)
  const here = (people ?? []).filter(({ departmentId }) => departmentId && below.has(departmentId))
  const sorted = [...here.filter((one) => one.id === head?.id), ...here.filter((one) => one.id !== head?.id)]
  return (
    <aside className="cb-department-people" aria-label={`${String(department.name)}的人员`}>
      <header>
        <h2>
          {String(department.name)} <small>{here.length} 人</small>
        </h2>
        <Link to={`/record/department/${id}`}>打开</Link>
        <button type="button" className="cb-icon-button" aria-label="关闭" title="关闭" onClick={onClose}>
          <CloseOutlined />
        </button>
      </header>
      {people && here.length === 0 && <p>这里和下级部门还没有人</p>}
      <ul>
        {sorted.map((one) => (
          <li key={one.id}>
            <PersonMark name={one.name} />
            <span>
              <Link to={`/record/user/${one.id}`}>{one.name}</Link>
              {one.id === head?.id && <em>负责人</em>}
              <small>
                {[one.departmentId === id ? null : one.departmentName, one.position].filter(Boolean).join(' ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}

const withBelow = (all: readonly Department[], id: string): ReadonlySet<string> =>
  new Set([id, ...all.filter(({ parentId }) => parentId === id).flatMap((each) => [...withBelow(all, each.id)])])
