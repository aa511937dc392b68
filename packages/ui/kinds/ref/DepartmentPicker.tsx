import { TreeSelect } from 'antd'
import { type Department, useDepartments } from '../../people/people.ts'
import { matches } from '../../shell/palette/pinyin.ts'
import type { ControlProps } from '../widget.ts'
import type { RefOption } from './options.ts'

interface Props extends ControlProps {
  /** The department chosen, also where it is not in use any more. */
  readonly chosen: readonly RefOption[]
}

/** A department by its place in the tree, or by a fragment or initials. */
export const DepartmentPicker = ({ id, field, value, chosen, isInvalid, onChange }: Props) => {
  const departments = useDepartments()
  const inUse = departments ?? []
  const gone = chosen
    .filter((each) => !inUse.some((department) => department.id === each.id))
    .map((each) => ({ value: each.id, title: each.name, disabled: true }))
  return (
    <TreeSelect
      id={id}
      className="cb-select"
      value={value ?? undefined}
      treeData={[...gone, ...nodesOf(inUse)]}
      treeDefaultExpandAll
      showSearch={{ filterTreeNode: (keyword, node) => matches(String(node.title), keyword) }}
      allowClear={!field.options.required}
      notFoundContent={departments ? '没有匹配的选项' : '正在找'}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={`${id}-note`}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}

interface Node {
  readonly value: string
  readonly title: string
  readonly children: Node[]
}

/** Returns the departments as a tree; one whose parent is missing is placed at the top. */
export const nodesOf = (departments: readonly Department[]): readonly Node[] => {
  const nodes = new Map(departments.map(({ id, name }) => [id, { value: id, title: name, children: [] }]))
  const top: Node[] = []
  for (const { id, parentId } of departments) {
    const node = nodes.get(id)
    if (node) (nodes.get(parentId ?? '')?.children ?? top).push(node)
  }
  return top
}
