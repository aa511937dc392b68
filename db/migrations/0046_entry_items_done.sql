-- kept by hand
-- Lines that were done before their state was kept.
update store.entry_item set status = '已完成' where is_done and status <> '已完成';
