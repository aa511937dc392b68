import { expect } from '@playwright/test'
import { answers, begunQuiz, chaptersOf, passedCourse, passedQuiz, quizCourse, quizNamed } from '../story/course.ts'
import { demoAlone as demo } from '../story/demo-alone.ts'
import { found, type Row } from '../story/found.ts'
import { type DoorsOf, move } from '../story/made.ts'
import { fresh, today } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'

// windows that were open when the clock was turned are signed in no more
demo.use({ expectedErrors: [/401 .*(api|file)/] })

interface Log {
  readonly status: string
  readonly progress: number
  readonly isRequired: boolean
  readonly dueDate: string | null
  readonly creditTaken: string
  readonly isLike: boolean
}

const logOf = async (doors: DoorsOf, account: string, courseId: string): Promise<Log | undefined> =>
  (await found<Log & { userId: string }>(await doors(account), 'courseLog', { courseId: { equalTo: courseId } }))[0]

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const withRole = async (doors: DoorsOf, roleId: string, userId: string): Promise<string> =>
  (await (await doors('admin')).post<Row>('/api/userRole', { userId, roleId })).id

const page = (id: string): string => `/yyxx/course?id=${id}`

demo(
  'a course is due for a role in thirty days, sooner where the department asks, and not for who left the role',
  async ({ as, at, doors, night }) => {
    demo.setTimeout(480_000)
    await at(`${today()}T10:00`)
    const admin = await doors('admin')
    const role = fresh('实施')
    const { id: roleId } = await admin.post<Row>('/api/role', { name: role })
    const [both, leaver, begun] = [
      await newcomer(doors, '研发部'),
      await newcomer(doors, '实施部'),
      await newcomer(doors, '实施部'),
    ]
    const held = [both, leaver, begun].map(({ id }) => withRole(doors, roleId, id))
    const [, left, kept] = await Promise.all(held)
    const course = await quizCourse(doors, fresh('实施须知'))
    const assigned = (target: Readonly<Record<string, string>>) =>
      as('hr01')
        .open('学习首页')
        .press('必修安排', 'button')
        .press('新建必修安排')
        .fill({ 课程: course.name, ...target })
        .press('提交')
        .isTold('提交成功')
    await assigned({ 对象: '角色', 角色: role, '期限（天）': '30' })
    for (const { account } of [both, leaver, begun]) {
      await as(account).visit(page(course.id)).sees('必修，还剩 30 天')
      expect(await logOf(doors, account, course.id)).toMatchObject({ isRequired: true, dueDate: dayAfter(today(), 30) })
      const { nodes } = await (await doors(account)).get<{ nodes: readonly { title: string }[] }>(
        '/api/message?pageSize=50',
      )
      expect(nodes.filter(({ title }) => title.includes(course.name))).toHaveLength(1)
    }
    await assigned({ 对象: '部门', 部门: '研发部', '期限（天）': '10' })
    await expect.poll(async () => (await logOf(doors, both.account, course.id))?.dueDate).toBe(dayAfter(today(), 10))
    await as(both.account)
      .does('reads the page anew', (window) => window.reload())
      .sees('必修，还剩 10 天')
    await begunQuiz(await doors(begun.account), course)
    for (const id of [left, kept]) await admin.remove(`/api/userRole/${id}`)
    await night('courseAssignRun')
    expect(await logOf(doors, begun.account, course.id)).toMatchObject({ status: '学习中', dueDate: null })
    expect((await logOf(doors, leaver.account, course.id))?.isRequired ?? false).toBe(false)
    await as(begun.account)
      .does('reads the page anew', (window) => window.reload())
      .sees(course.name)
      .lacks('还剩 30 天')
  },
)

demo(
  'a new version that must be learnt again takes back what it changed, and gives no second credit',
  async ({ as, at, doors }) => {
    demo.setTimeout(480_000)
    await at(`${today()}T12:00`)
    const name = fresh('报销制度')
    const named = ['上', '中', '下'].map((part) => `${name}${part}`)
    const courseId = await passedCourse(doors, name, named.map(quizNamed))
    const teacher = await doors('hr02')
    const { account } = await newcomer(doors, '研发部')
    const own = await doors(account)
    const chapters = await chaptersOf(teacher, courseId)
    for (const { id: chapterId } of chapters) await passedQuiz(own, { id: courseId, chapterId, name })
    await own.post('/api/course-log/like', { courseId, value: true })
    expect(await logOf(doors, account, courseId)).toMatchObject({ status: '已学完', creditTaken: '2.00' })
    const changed = async (edit: (one: Row) => object, requireAgain: boolean): Promise<void> => {
      await move(teacher, 'course', 'change', courseId)
      const { version } = await teacher.get<{ version: number }>(`/api/course/${courseId}`)
      const sent = { requireAgain, summary: fresh('新版'), chapters: (await chaptersOf(teacher, courseId)).map(edit) }
      await teacher.patch(`/api/course/${courseId}`, { id: courseId, version, patch: sent })
      await move(teacher, 'course', 'submit', courseId)
      for (const { id: chapterId } of chapters)
        await move(await doors('hr01'), 'course', 'check', courseId, { chapterId, ok: true })
    }
    await changed(({ id }) => ({ id }), false)
    await as('hr01').open('课程审核').follow(name).press('同意').isTold('已同意')
    await as(account).visit(page(courseId)).sees('100%')
    await changed(
      ({ id, name: one }) => (one === named[1] ? { id, questions: quizNamed(`${one}新`).questions } : { id }),
      true,
    )
    await as('hr01')
      .does('reads the page anew', (window) => window.reload())
      .open('课程审核')
      .follow(name)
      .press('同意')
      .isTold('已同意')
    await as(account)
      .does('reads the page anew', (window) => window.reload())
      .sees(/^6[67]%$/)
    expect(await logOf(doors, account, courseId)).toMatchObject({ status: '学习中', isLike: true })
    await as(account).press('参加测验').does('answers all of it rightly', answers(4)).press('交卷').sees('100%')
    expect(await logOf(doors, account, courseId)).toMatchObject({ status: '已学完', isLike: true, creditTaken: '2.00' })
  },
)

demo(
  'a course off the shelf for four days is learnt on by link, and its days stay as they were',
  async ({ as, at, doors }) => {
    demo.setTimeout(480_000)
    const start = today()
    await at(`${start}T13:00`)
    const course = await quizCourse(doors, fresh('保密须知'))
    const { id: userId, account } = await newcomer(doors, '研发部')
    const about = { courseId: course.id, target: '人员', userId, dueDays: 10 }
    await (await doors('hr01')).post('/api/courseAssign', about)
    await begunQuiz(await doors(account), course)
    const shelf = (act: string, words: Readonly<Record<string, string>>, stands: string) =>
      as('hr01').visit(`/record/course/${course.id}`).press(act).isAsked(act).fill(words).press(act).stands(stands)
    await shelf('下架', { 原因: '换新教材' }, '已下架')
    await as(account).open('课程中心').search(course.name).lacks(course.name)
    await as(account).visit(page(course.id)).sees(course.name, '必修，还剩 10 天')
    await at(`${dayAfter(start, 4)}T13:00`)
    await as('hr01').visit(`/record/course/${course.id}`).press('上架').press('确定').stands('已上架')
    await as(account).visit(page(course.id)).sees(course.name)
    expect(await logOf(doors, account, course.id)).toMatchObject({ dueDate: dayAfter(start, 10) })
    await as(account).open('课程中心').search(course.name).sees(course.name)
  },
)
