import type { AnswerOf } from '@chengban/kernel/call.ts'
import { download } from '@chengban/ui/api/download.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { request } from '@chengban/ui/api/request.ts'
import { formatDate } from '@chengban/ui/dates/date-time.ts'
import { nodesOf } from '@chengban/ui/kinds/ref/DepartmentPicker.tsx'
import { type Department, useDepartments } from '@chengban/ui/people/people.ts'
import { useHolds } from '@chengban/ui/session/person.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Pagination, Select, TreeSelect } from 'antd'
import { useState } from 'react'
import type { courseFigures } from '../../course-log/statistics.call.ts'

type Node = AnswerOf<typeof courseFigures>['nodes'][number]

interface LearnersInput {
  readonly status?: string | undefined
  readonly departmentId?: string | undefined
  readonly pageNumber: number
  readonly pageSize: number
}

const states = ['未学', '学习中', '已学完', '已评分'].map((value) => ({ value, label: value }))
const columns = 'userId,status,progress,best,seconds,isRequired,dueDate,isLate,tzFinish'

/** Who learns the course, by pages, narrowed by state and department, and saved as a sheet. */
export const CourseLearners = ({ courseId }: { readonly courseId: string }) => {
  const [asked, ask] = useState<LearnersInput>({ pageNumber: 1, pageSize: 20 })
  const departments = useDepartments() ?? []
  const { data } = useQuery({
    queryKey: ['course', 'course-figures', courseId, asked],
    queryFn: () =>
      request<AnswerOf<typeof courseFigures>>('GET', '/api/qlxx/course-statistics', { query: { courseId, ...asked } }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const narrow = (more: Partial<LearnersInput>): void => ask((before) => ({ ...before, ...more, pageNumber: 1 }))
  return (
    <section aria-label="学员">
      <div className="cb-course-tools">
        <Select
          allowClear
          aria-label="状态"
          placeholder="全部状态"
          options={states}
          onChange={(status?: string) => narrow({ status })}
        />
        <TreeSelect
          allowClear
          aria-label="部门"
          placeholder="全部部门"
          treeData={[...nodesOf(departments)]}
          onChange={(departmentId?: string) => narrow({ departmentId })}
        />
        <Save courseId={courseId} asked={asked} departments={departments} />
      </div>
      <Rows rows={data?.nodes ?? []} total={data?.totalCount ?? 0} />
      <Pagination
        size="small"
        current={asked.pageNumber}
        pageSize={asked.pageSize}
        total={data?.totalCount ?? 0}
        pageSizeOptions={[10, 20, 50]}
        showSizeChanger
        hideOnSinglePage
        onChange={(pageNumber, pageSize) => ask((before) => ({ ...before, pageNumber, pageSize }))}
      />
    </section>
  )
}

interface SaveProps {
  readonly courseId: string
  readonly asked: LearnersInput
  readonly departments: readonly Department[]
}

/** 导出: all learners that the filters leave, with the figures of the table. */
const Save = ({ courseId, asked: { status, departmentId }, departments }: SaveProps) => {
  const mayExport = useHolds('data:export')
  const [isBusy, setBusy] = useState(false)
  if (!mayExport) return null
  const save = async (): Promise<void> => {
    setBusy(true)
    const filters = {
      courseId: { equalTo: courseId },
      ...(status ? { status: { equalTo: status } } : {}),
      ...(departmentId ? { user: { departmentId: { in: below(departments, departmentId) } } } : {}),
    }
    await download(
      '/api/course-log/export',
      { filters, columns, sort: 'status', format: 'xlsx' },
      '学习统计.xlsx',
    ).catch(reportError)
    setBusy(false)
  }
  return (
    <Button loading={isBusy} onClick={() => void save()}>
      导出
    </Button>
  )
}

/** A department with all below it. */
export const below = (departments: readonly Department[], id: string): readonly string[] => [
  id,
  ...departments.filter(({ parentId }) => parentId === id).flatMap((one) => below(departments, one.id)),
]

const Rows = ({ rows, total }: { readonly rows: readonly Node[]; readonly total: number }) => (
  <table className="cb-course-table">
    <thead>
      <tr>
        <th scope="col">学员（{total} 人）</th>
        <th scope="col">状态</th>
        <th scope="col">进度</th>
        <th scope="col">成绩</th>
        <th scope="col">完成</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ userId, name, department, status, progress, best, tzFinish, isLate }) => (
        <tr key={userId}>
          <th scope="row">
            {name} <small>{department}</small>
          </th>
          <td className={isLate ? 'is-late' : undefined}>{status}</td>
          <td>{progress}%</td>
          <td>{best ?? '—'}</td>
          <td>{tzFinish ? formatDate(tzFinish) : '—'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
