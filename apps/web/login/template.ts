import { environmentMark, environmentOf } from '@chengban/ui/session/environment.ts'
import { sealBox, sealPath } from '@chengban/ui/shell/seal-mark.ts'
import { sloganBox, sloganLines } from './slogan.ts'

/** The sign-in page as markup, `title` the name of the system in plain text; everything that moves on it is in sign-in-form.ts. */
export const signInMarkup = (host: string, title: string): string => `
<div class="sign-in">
  <section class="sign-in-side" aria-label="承办">
    <header class="sign-in-brand">
      <svg class="sign-in-mark" viewBox="${sealBox}" aria-hidden="true"><path d="${sealPath}"/></svg>
      <strong>承办</strong>
      ${environmentOf(host) === 'production' ? '' : `<span class="cb-environment">${environmentMark}</span>`}
    </header>
    <div class="sign-in-words">
      <svg class="sign-in-slogan" viewBox="${sloganBox}" role="img" aria-label="事有承办，件件有着落。">
        <path d="${sloganLines[0]}"/><path transform="translate(0 1500)" d="${sloganLines[1]}"/>
      </svg>
      <p>合同、项目、任务与费用，<br>现在在谁手里，下一步是什么，打开就知道。</p>
      ${line}
    </div>
    <footer>忘记密码找管理员重置。内部系统，账号不外借。</footer>
  </section>
  <main class="sign-in-sheet">
    <form class="sign-in-form" novalidate>
      <h1>登录</h1>
      <p class="sign-in-hint">用公司账号进入${inMarkup(title)}</p>
      <label for="name">用户名</label>
      <input class="cb-input" id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required>
      <label for="password">密码</label>
      <div class="sign-in-password">
        <input class="cb-input" id="password" name="password" type="password" autocomplete="current-password" aria-describedby="caps" required>
        <button type="button" class="cb-icon-button" data-eye aria-label="显示密码" aria-pressed="false" title="显示密码">${eye}</button>
      </div>
      <p class="sign-in-caps" id="caps" role="status"></p>
      <button type="submit" class="cb-button ink large">登录</button>
      <p class="sign-in-message" role="alert"></p>
    </form>
  </main>
</div>`

// administrators name it
const inMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const tick = '<svg viewBox="0 0 22 22"><path d="m6 11.5 3.4 3.4L16 7.6"/></svg>'
const line = `<ol class="sign-in-line" aria-label="一件事怎样走完：提交，一级审核，二级审核，轮到你，生效">
  <li class="done"><i>${tick}</i>提交</li><li class="done"><i>${tick}</i>一级审核</li><li class="done"><i>${tick}</i>二级审核</li>
  <li class="now"><i>你</i>轮到你</li><li><i>${tick}</i>生效</li></ol>`
const eye = `<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.6" aria-hidden="true">
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="3.2"/><path data-slash d="M4 20 20 4"/></svg>`
export const warning = `<svg viewBox="0 0 16 16" width="14" height="14" fill="none" stroke="currentColor" stroke-width="1.2" aria-hidden="true"><path d="M8 2 14.6 13.6H1.4Z"/><path d="M8 6.6v3.2M8 11v1"/></svg>`
