"""Everything that must outlive a kill: tables, the four transactions' queries, migrations, backups, exports.

Who wants something kept opens an engine (`engine.open_engine`), begins a transaction (`engine.writing`) and calls
the small functions of `repository`; a step of the game is one transaction, so a dead worker is a rollback.
"""
