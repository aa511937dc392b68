alter table store."check_on_work_fact" add column "late_for" date;
alter table store."warn_accident" add column "is_fallen" boolean default false not null;
drop index store."check_on_work_fact_user_id_kind_date_module_relevance_id_key";
create unique index "check_on_work_fact_user_id_kind_date_module_relevance_id_key" on store."check_on_work_fact" ("user_id", "kind", "date", "module", "relevance_id") where not ("late_for" is not null);
create unique index "check_on_work_fact_user_id_kind_late_for_module_re_3c032a24_key" on store."check_on_work_fact" ("user_id", "kind", "late_for", "module", "relevance_id");
