import { CheckOutlined, DownOutlined, RightOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { PersonMark } from '../marks/PersonMark.tsx'
import { branchesOf, type Colleague, type DepartmentBranch, findPeople, useDepartments, usePeople } from './people.ts'
import { recentPeople } from './recent.ts'
import './people.css'

interface Props {
  readonly chosen: readonly string[]
  /** Several may be chosen. */
  readonly isMany?: boolean
  /** Who cannot be chosen here. */
  readonly without?: readonly string[]
  readonly onChange: (chosen: readonly Colleague[]) => void
}

/** People to choose from: by name or initials, whom one chose last, by department. Carries no antd. */
export const PeoplePanel = ({ chosen, isMany = false, without = none, onChange }: Props) => {
  const [keyword, setKeyword] = useState('')
  const all = usePeople()
  const people = all?.filter(({ id }) => !without.includes(id)) ?? []
  const picked = people.filter(({ id }) => chosen.includes(id))
  const press = (person: Colleague): void => {
    const others = isMany ? picked.filter((each) => each !== person) : []
    onChange(chosen.includes(person.id) ? others : [...others, person])
  }
  const found = keyword.trim() ? findPeople(people, keyword).slice(0, 50) : undefined
  return (
    <div className="cb-people">
      <input
        className="cb-input"
        type="search"
        value={keyword}
        placeholder="姓名、拼音首字母或工号"
        aria-label="找人"
        onChange={(event) => setKeyword(event.target.value)}
      />
      {isMany && picked.length > 0 && (
        <p className="cb-people-picked">
          {picked.map((person) => (
            <button key={person.id} type="button" aria-label={`去掉${person.name}`} onClick={() => press(person)}>
              {person.name} ×
            </button>
          ))}
        </p>
      )}
      <div className="cb-people-list">
        {all === undefined && <p>正在读取</p>}
        {found?.length === 0 && <p>没有匹配的选项</p>}
        {found ? (
          <List people={found} chosen={chosen} onPress={press} />
        ) : (
          <Tree people={people} chosen={chosen} onPress={press} />
        )}
      </div>
    </div>
  )
}

interface ListProps {
  readonly people: readonly Colleague[]
  readonly chosen: readonly string[]
  readonly onPress: (person: Colleague) => void
}

const List = ({ people, chosen, onPress }: ListProps) =>
  people.map((person) => (
    <button
      key={person.id}
      type="button"
      className="cb-people-one"
      aria-pressed={chosen.includes(person.id)}
      onClick={() => onPress(person)}
    >
      <PersonMark name={person.name} />
      <span>{person.name}</span>
      <small>{[person.departmentName, person.position].filter(Boolean).join(' ')}</small>
      {chosen.includes(person.id) && <CheckOutlined />}
    </button>
  ))

/** Whom one chose last, then the departments; one of them open at a time. */
const Tree = ({ people, ...rest }: ListProps) => {
  const departments = useDepartments()
  const [open, setOpen] = useState<string>()
  const last = recentPeople().flatMap(({ id }) => people.find((each) => each.id === id) ?? [])
  return (
    <>
      {last.length > 0 && (
        <>
          <h3>最近</h3>
          <List people={last} {...rest} />
        </>
      )}
      {departments && <h3>部门</h3>}
      {branchesOf(departments ?? [], people).map((branch) => (
        <Department
          key={branch.department.id}
          branch={branch}
          isOpen={branch.department.id === open}
          onTurn={() => setOpen(branch.department.id === open ? undefined : branch.department.id)}
          {...rest}
        />
      ))}
    </>
  )
}

interface DepartmentProps extends Omit<ListProps, 'people'> {
  readonly branch: DepartmentBranch
  readonly isOpen: boolean
  readonly onTurn: () => void
}

const Department = ({ branch, isOpen, onTurn, ...rest }: DepartmentProps) => {
  const { department, depth, count, people } = branch
  return (
    <>
      <button
        type="button"
        className="cb-people-branch"
        style={{ paddingLeft: 8 + depth * 16 }}
        aria-expanded={isOpen}
        disabled={people.length === 0}
        onClick={onTurn}
      >
        {isOpen ? <DownOutlined /> : <RightOutlined />}
        {department.name} <small>{count}</small>
      </button>
      {isOpen && <List people={people} {...rest} />}
    </>
  )
}

const none: readonly string[] = []
