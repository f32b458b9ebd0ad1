"""``python -m postparade``: the same as the ``postparade`` command."""

import sys

from postparade.cli.main import main

sys.exit(main())
