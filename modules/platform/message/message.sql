-- By which channels a message goes: run as the owner, after the tables.

-- Whether DingTalk is there: given by the environment, or the parameters it cannot do without are filled in.
create or replace function app.ding_is_on() returns boolean
language sql stable security definer set search_path = store, pg_temp as $$
  select exists (select from app.setting where key = 'ding.environment')
    or 3 = (select count(*) from config c
      where c.key in ('ding.appKey', 'ding.agentId') and c.value <> '' or c.key = 'ding.appSecret' and c.secret_value <> '')
$$;

-- A reminder goes by the channels of its rule; of what else is left for people, what waits for them or names them goes
-- out at once, and the rest with the summary of the day. While its rule is off it is no reminder.
create or replace function app.message_channels() returns trigger
language plpgsql security definer set search_path = store, pg_temp as $$
declare
  rule record;
  goes boolean;
begin
  select r.channels, r.is_enable into rule from reminder_rule r where r.code = new.type;
  if found and rule.is_enable then
    goes := rule.channels ? '钉钉';
    new.is_read := new.is_read or not rule.channels ? '站内';
  elsif found then
    goes := false;
    new.type := new.module;
  else
    goes := new.kind in ('审批', '催办', '提到我');
  end if;
  goes := (goes or new.ding_status = '待发送') and app.ding_is_on()
    and exists (select from "user" u where u.id = new.user_id and u.dingtalk_id is not null);
  new.ding_status := case when goes then '待发送' else '不发送' end;
  return new;
end $$;
create or replace trigger message_channels before insert on store.message for each row execute function app.message_channels();
