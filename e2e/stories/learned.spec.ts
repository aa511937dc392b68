import { expect, type Page } from '@playwright/test'
import { answers, begunQuiz, handedQuiz, passedQuiz, quizCourse } from '../story/course.ts'
import { found } from '../story/found.ts'
import { fresh } from '../story/names.ts'
import { newcomer } from '../story/newcomer.ts'
import { story } from '../story/story.ts'

story('a quiz is failed by one question, passed by none, and taken no more', async ({ as, doors }) => {
  const learner = await newcomer(doors, '研发部')
  const course = await quizCourse(doors, fresh('报销须知'))
  await as(learner.account)
    .visit(`/yyxx/course?id=${course.id}`)
    .sees('还可答 3 次')
    .press('参加测验')
    .does('answers three of four rightly', answers(3))
    .press('交卷')
    .sees('未通过，还可答 2 次', /^75$/)
    .lacks('答案：可以')
    .press('再答一次')
    .does('answers all rightly', answers(4))
    .press('交卷')
    .sees(/^100$/, '答案：可以')
    .does('reads the page anew', (page) => page.reload())
    .sees('已通过，最好成绩 100 分', '100%')
  const own = await doors(learner.account)
  await expect(begunQuiz(own, course)).rejects.toThrow('测验已通过')
  const [log] = await found(own, 'course-log', { courseId: { equalTo: course.id } })
  expect(log).toMatchObject({ status: '已学完', best: 100, creditTaken: expect.stringMatching(/^2(\.0+)?$/) })
})

const writes =
  (box: '评论' | '回复', words: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('textbox', { name: box, exact: true }).fill(words)
const stars = (count: number) => (page: Page) =>
  page
    .getByRole('region', { name: '评论' })
    .locator('.ant-rate-star')
    .nth(count - 1)
    .click()
const spread =
  (...counts: readonly string[]) =>
  (page: Page) =>
    expect(page.getByRole('list', { name: '评分分布' }).getByRole('listitem')).toHaveText(
      counts.map((count, at) => `${5 - at} 分${count}`),
    )

story('three who finished a course give marks, of which the mean and the spread are shown', async ({ as, doors }) => {
  // long: four people come first
  story.setTimeout(240_000)
  const course = await quizCourse(doors, fresh('保密须知'))
  const page = `/yyxx/course?id=${course.id}`
  const [first, second, third, early] = [
    await newcomer(doors, '研发部'),
    await newcomer(doors, '研发部'),
    await newcomer(doors, '研发部'),
    await newcomer(doors, '研发部'),
  ]
  for (const { account } of [first, second, third]) await passedQuiz(await doors(account), course)
  for (const [{ account }, mark] of [
    [first, 5],
    [second, 4],
    [third, 4],
  ] as const)
    await as(account)
      .visit(page)
      .does(`gives ${mark} stars`, stars(mark))
      .does('writes a word', writes('评论', `学完了，给${mark}分`))
      .press('评分')
      .sees(`学完了，给${mark}分`)
  await as(third.account)
    .sees('4.3 分，3 人评')
    .does('reads the spread', spread('1', '2', '0', '0', '0'))
    .does('gives one star', stars(1))
    .does('writes a word', writes('评论', '改为1分'))
    .press('评分')
    .sees('3.3 分，3 人评')
  const late = await doors(early.account)
  await begunQuiz(late, course)
  const said = { courseId: course.id, content: '还没学完', fraction: 5 }
  await expect(late.post('/api/course-comment', said)).rejects.toThrow('学完后才能评分')
  await as(first.account)
    .does('reads the page anew', (window) => window.reload())
    .pressIn('学完了，给5分', '删除')
    .press('确认删除')
    .sees(/分，2 人评/)
})

story('what a reviewer sends back stands by its chapter for the lecturer', async ({ as, doors }) => {
  const name = fresh('档案须知')
  const id = await handedQuiz(doors, name)
  const words = '第二题有两个答案'
  await as('hr01')
    .open('课程审核')
    .follow(name)
    .sees('章节核对 0/1')
    .press('退回', 'button')
    .does('says why', (page) => page.getByLabel('退回意见').fill(words))
    .press('退回', 'button')
    .sees(`已退回：${words}`)
    .does('says so of the whole', (page) => page.locator('.cb-decision-bar textarea').fill('请改第二题'))
    .press('驳回')
    .isTold('已驳回')
  await as('hr02').visit(`/record/course/${id}`).stands('驳回').press('详情').sees(`${name}测验`, words)
})

story('a question below a course is answered by its lecturer, and who asked hears of it', async ({ as, doors }) => {
  const course = await quizCourse(doors, fresh('印章须知'))
  const learner = await newcomer(doors, '研发部')
  await begunQuiz(await doors(learner.account), course)
  const [asked, told] = [fresh('外借要几天'), fresh('三天')]
  await as(learner.account)
    .visit(`/yyxx/course?id=${course.id}`)
    .does('asks', writes('评论', asked))
    .press('评论', 'button')
    .sees(asked)
  await as('hr02')
    .visit(`/yyxx/course?id=${course.id}`)
    .pressIn(asked, '回复')
    .does('answers', writes('回复', told))
    .press('提交回复')
    .seesRow(told, '讲师')
  const { nodes } = await (await doors(learner.account)).get<{ nodes: readonly { title: string }[] }>(
    '/api/message?pageSize=20',
  )
  expect(nodes.map(({ title }) => title)).toContainEqual(expect.stringContaining('回复'))
})

story('a head assigns a course to somebody of the department, reminds, and ends it', async ({ as, doors }) => {
  const learner = await newcomer(doors, '研发部')
  const { name } = await quizCourse(doors, fresh('值班须知'))
  await as('yf01')
    .open('学习首页')
    .press('必修安排', 'button')
    .press('新建必修安排')
    .fill({ 课程: name, 对象: '人员', 人员: learner.name, '期限（天）': '10' })
    .press('提交')
    .isTold('提交成功')
    .seesRow(name, learner.name, '10')
  await as(learner.account).open('学习首页').sees('必修任务', name)
  await as('yf01')
    .point(learner.name)
    .reads({ 应学人数: '1', 已学完人数: '0' })
    .press('催办')
    .press('确定')
    .isTold(/催办/)
    .press('编辑')
    .fill({ 启用: false })
    .press('保存')
    .reads({ 启用: '否' })
  await as(learner.account)
    .does('reads the page anew', (page) => page.reload())
    .sees('今年学分', '最新上架')
    .does('is asked for it no more', (page) =>
      expect(page.getByRole('region', { name: '必修任务' }).getByText(name)).toHaveCount(0),
    )
})

/** The help of the page of which this is one document; the first of them is open. */
const readsHelp = (name: string) => async (page: Page) => {
  const head = page.getByRole('button', { name, exact: true })
  await expect(head).toBeVisible()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
}

story('who is lost on a page finds its help beside it, read once a day', async ({ as, doors }) => {
  const name = fresh('日程怎么看')
  const keeper = await doors('admin')
  const about = { name, type: '操作手册', route: '/date', content: '先选同事，再选日期' }
  const { id } = await keeper.post<{ id: string; version: number }>('/api/documentation', about)
  const { version } = await keeper.get<{ version: number }>(`/api/documentation/${id}`)
  await keeper.post('/api/documentation/action/publish', { id, version })
  const learner = await newcomer(doors, '研发部')
  for (let times = 0; times < 2; times++)
    await as(learner.account)
      .visit('/yyxx/kczx')
      .visit('/date')
      .press('帮助', 'button')
      .does('reads the help', readsHelp(name))
      .sees('先选同事，再选日期')
      .keys('Escape')
  await as(learner.account)
    .press('帮助', 'button')
    .does('reads the help', readsHelp(name))
    .press('有帮助')
    .does('sees that it counts', (page) =>
      expect(page.getByRole('button', { name: '有帮助' })).toHaveAttribute('aria-pressed', 'true'),
    )
  // opening it would count as a reading
  const [read] = await found(keeper, 'documentation', { id: { equalTo: id } })
  expect(read).toMatchObject({ readCount: 1, goodCount: 1 })
})
