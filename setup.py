"""Puts the folders that stand beside the package into wheels; everything else is said in pyproject.toml."""

from pathlib import Path
from shutil import copytree

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithFolders(build_py):
    """Copies `templates` and `config` to `pbem/_templates` and `pbem/_config`, where an installed copy looks."""

    def run(self) -> None:
        """Build the package, then add the folders; an editable install uses them where they stand."""
        super().run()
        folders = [name for name in ("templates", "config") if Path(name).is_dir()]
        for name in () if self.editable_mode else folders:
            copytree(name, Path(self.build_lib) / "pbem" / f"_{name}", dirs_exist_ok=True)


setup(cmdclass={"build_py": BuildWithFolders})
