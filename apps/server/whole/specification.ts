/** Routes and sentences of the specification, compared with the declarations. */

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Every path that opens, the pages of clients and phones among them. */
export const routes = words(`
  /login /debug /iframe/:url /metabase/:url /hello /home /password /admin /code /keyword /processimg /document
  /department /user /role /businessOpportunity /businessOpportunityAudit /businessOpportunityManage /contract
  /contractAudit /contractManage /maintenance /maintainDateChangeAudit /client /clientAudit /clientManage
  /returnedMoney /returnedMoneyAudit /returnedMoneyManage /invoicingApply /invoicingAudit /invoicing
  /invoicingConfig /applyForAudit /applyForManage /milepostManage /milepostAdvanceManage /task /taskAudit
  /taskManage /project /projectAudit /projectManage /projectProduct /projectProductAudit /taskDay /date
  /dailyWork /bug /projectReport /projectImp /projectProgress /productLibrary /productApproval
  /productDownloadConfig /productPwdReset /changeTimeAudit /trainAudit /fileApply /fileAudit /fileManage
  /sealApply /sealAudit /seal /receiveApply /receiveAudit /receive /testApply /testAudit /testManage /demoApply
  /demoAudit /checkOnWork /checkOnWorkAudit /attendance /attendanceAudit /overtime /restDay /entry /entryAudit
  /entryLearn /violate /performance /performanceReport /money /moneyAudit /submitExpense /submitExpenseAudit
  /finance /financeShow
  /demand/applyForSign /demand/bugApply /demand/projectVerVideo /demand/projectTrain
  /demand/projectProgressConfirm /demand/projectProgressConfirmBat /demand/projectProblemConfirm
  /demand/productProblemConfirm /demand/fileShare /demand/welcome /demand/impRecordConfirm /demand/taskPreview
  /phone/phoneHome /phone/phoneTaskDay /phone/phoneTask /phone/phoneDayTask /phone/phoneWeekTask
  /phone/phoneDispatchTask /phone/phoneWorkDay /phone/phoneWorkDayShow /phone/phoneMilepostConfirm
  /phone/phoneOkrConfirm /phone/phoneMeetingAttend /phone/tenerData /phone/applyAudits /phone/applyAudit
  /phone/h5/productLibrary /phone/phoneWeekComb /phone/phoneTasks /phone/phoneClientVisit
  /phone/phoneBusinessLogs /phone/phoneImpRecords /phone/phoneTodayOutput /phone/phoneTodayConfirm
  /phone/phoneTodayConfirmNot /phone/phoneContractAudit /phone/phoneProjectAudit /phone/phoneAudits
  /phone/phoneEntryAudit
  /yyxx/menu /yyxx/index /yyxx/examine /yyxx/add_kc /yyxx/kczx /yyxx/course
`)

/** Sentences for people, word by word; `{…}` is filled in. */
export const messages = [
  '提交成功',
  '删除成功',
  '启用成功',
  '停用成功',
  '系统异常',
  '权限不足',
  '数据库函数未正确返回(或报错)',
  '该数据已被使用，无法删除',
  '请求失败',
  '请求失败，请检查您的网络!',
  '查询 {name} 未实现',
  '{key} 未设置',
  '已复制到剪贴板',
  '复制失败',
  '文件压缩失败',
  '文件超过1TB',
  '没有匹配的选项',
  '请选择要删除的项目',
  '确定删除【{name}】吗？',
  '评论不能为空',
  '请选择有效时间',
  '请签名',
  '只能上传{N}个文件',
  '无法识别文件类型',
  '日期错误',
]
