-- The mark of a sale given back is 赢单 alone. One that an earlier stop left on an open stage goes; where the stage
-- lacks what it asks for, the sale is taken as given back and says it with its next step.
update store."business_opportunity" set "pre_schedule" = case when "sign_date" is null and "schedule" in ('需求确认', '方案演示', '招投标', '商务谈判') or "procurement_method" is null and "schedule" in ('方案演示', '招投标', '商务谈判') then '赢单' end where "schedule" in ('线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判') and "pre_schedule" <> '赢单';
alter table store."business_opportunity" drop constraint "business_opportunity_requires1";
alter table store."business_opportunity" add constraint "business_opportunity_requires1" check (((("schedule" in ('需求确认', '方案演示', '招投标', '商务谈判')) and not (("pre_schedule" is not null) and ("pre_schedule" = '赢单')))) is not true or ("sign_date" is not null));
alter table store."business_opportunity" drop constraint "business_opportunity_requires2";
alter table store."business_opportunity" add constraint "business_opportunity_requires2" check (((("schedule" in ('方案演示', '招投标', '商务谈判')) and not (("pre_schedule" is not null) and ("pre_schedule" = '赢单')))) is not true or ("procurement_method" is not null));
